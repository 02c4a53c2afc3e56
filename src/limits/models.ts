// Limits of learnt models.

export const modelLimits = {
  /** Of a kind; with a new one the oldest go that are not in use and cannot be gone back to. */
  modelsKeptMax: 50,
  modelBytesMax: 8_388_608,
  /** Models of a kind that can be gone back to. */
  modelPromotionsKeptMax: 20,
  /** Engines with their models that a thread holds. */
  enginesKeptMax: 4,
  /** Worlds that a calibration is fitted on, and those that models are measured on. */
  modelTrainingWorlds: 8,
  modelHeldOutWorlds: 12,
  modelWorldContracts: 2_500,
  /** Of a paired comparison. */
  modelResamples: 2_000,
  modelSeedMax: 2_147_483_647,
} as const
