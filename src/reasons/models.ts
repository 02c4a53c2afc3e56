// Why something is refused of a learnt model, with the words in both languages.

export const modelReasons = {
  no_such_version: {
    en: 'There is no such version of the records yet: the newest is {newest}.',
    pt: 'Ainda não há essa versão dos registros: a mais nova é {newest}.',
  },
  models_of_two_kinds: {
    en: 'A forest is compared with a forest, and a calibration with a calibration.',
    pt: 'Uma floresta se compara com uma floresta, e uma calibração com uma calibração.',
  },
  models_not_comparable: {
    en: 'The two were not measured under the same engine on the same worlds: train again, or force it.',
    pt: 'Os dois não foram medidos sob o mesmo motor nos mesmos mundos: treine de novo ou force.',
  },
  model_of_other_features: {
    en: 'This version of the service reads other features than the model has: train again.',
    pt: 'Esta versão do serviço lê outras características que não as do modelo: treine de novo.',
  },
  model_worse: {
    en: 'On the held-out worlds the model is worse than what is in use, beyond chance: by {lower} to {upper}.',
    pt: 'Nos mundos reservados o modelo é pior do que o que está em uso, além do acaso: de {lower} a {upper}.',
  },
  nothing_to_roll_back: {
    en: 'The shipped model of this kind is in use: there is none before it.',
    pt: 'O modelo fornecido desta espécie está em uso: não há outro antes dele.',
  },
} as const
