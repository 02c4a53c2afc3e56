/** Map from a detector's own confidence to the calibrated one: ascending points, linear interpolation. */
export type CalibrationMap = readonly (readonly [own: number, calibrated: number])[]

export interface CalibrationMaps {
  /** By the id that candidates carry; a detector that is not named keeps its own confidence. */
  readonly maps: Readonly<Record<string, CalibrationMap>>
}

export interface CalibrationTable extends CalibrationMaps {
  readonly version: number
  /** Day on which it was fitted, and the labelled sets it was fitted on. */
  readonly fitted: string
  readonly sets: readonly string[]
}
