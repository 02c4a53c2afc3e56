// Why a workflow is refused or fails, with the words in both languages.

export const workflowReasons = {
  only_with_pattern: {
    en: 'This is only for workflows of these patterns: {allowed}.',
    pt: 'Isto só serve para fluxos destes padrões: {allowed}.',
  },
  earlier_step: {
    en: 'This must name a step that stands before this one.',
    pt: 'Este campo deve indicar uma etapa que vem antes desta.',
  },
  not_a_list: {
    en: 'The pointer leads to no list in the data of the workflow.',
    pt: 'O ponteiro não leva a uma lista nos dados do fluxo.',
  },
  nothing_mapped: {
    en: 'The pointer leads to nothing in the data of the workflow that fits here.',
    pt: 'O ponteiro não leva a nada nos dados do fluxo que sirva aqui.',
  },
  no_majority: {
    en: 'No answer was given by more than half of the steps.',
    pt: 'Nenhuma resposta foi dada por mais da metade das etapas.',
  },
  approval_rejected: { en: 'The step was not approved.', pt: 'A etapa não foi aprovada.' },
  step_timed_out: { en: 'The step took longer than it may.', pt: 'A etapa demorou mais do que pode.' },
  workflow_timed_out: { en: 'The workflow took longer than it may.', pt: 'O fluxo demorou mais do que pode.' },
  workflow_ended: { en: 'The workflow has ended.', pt: 'O fluxo terminou.' },
  workflow_under_way: { en: 'The workflow has not ended yet.', pt: 'O fluxo ainda não terminou.' },
  not_paused: { en: 'The workflow is not paused.', pt: 'O fluxo não está pausado.' },
  already_paused: { en: 'The workflow is paused already.', pt: 'O fluxo já está pausado.' },
  not_awaited: { en: 'The step does not wait for a decision.', pt: 'A etapa não espera uma decisão.' },
  not_workflow_owner: { en: 'The workflow belongs to someone else.', pt: 'O fluxo pertence a outra pessoa.' },
  not_decider: {
    en: 'Another role decides on this step.',
    pt: 'Outra função decide sobre esta etapa.',
  },
  too_many_workflows: {
    en: 'This account has {limit} workflows under way already; wait until one has ended, or cancel one.',
    pt: 'Esta conta já tem {limit} fluxos em andamento; espere um terminar ou cancele um.',
  },
  investigation_not_completed: {
    en: 'The investigation of the step ended without results.',
    pt: 'A investigação da etapa terminou sem resultados.',
  },
} as const
