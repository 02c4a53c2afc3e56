// Why a task is refused or fails, with the words in both languages.

export const taskReasons = {
  too_many_tasks: {
    en: 'As many tasks are under way as may be: wait until one has ended, or cancel one.',
    pt: 'Há tantas tarefas em andamento quanto pode haver: espere uma terminar ou cancele uma.',
  },
  too_many_parts: {
    en: 'The task has {found} parts; it may have {limit}.',
    pt: 'A tarefa tem {found} partes; pode ter {limit}.',
  },
  tasks_full: {
    en: 'As many parts of tasks wait as may: ask again in a moment.',
    pt: 'Já esperam tantas partes de tarefas quanto podem: peça de novo em instantes.',
  },
  task_ended: { en: 'The task has ended.', pt: 'A tarefa terminou.' },
  task_under_way: { en: 'The task has not ended yet.', pt: 'A tarefa ainda não terminou.' },
  task_not_paused: { en: 'The task is not paused.', pt: 'A tarefa não está pausada.' },
  task_paused: { en: 'The task is paused already.', pt: 'A tarefa já está pausada.' },
  same_task_under_way: {
    en: 'A task that does the same is under way: {task_id}.',
    pt: 'Uma tarefa que faz o mesmo está em andamento: {task_id}.',
  },
  nothing_to_retry: {
    en: 'None of these parts is left to be done.',
    pt: 'Nenhuma dessas partes está por fazer.',
  },
  window_closed: {
    en: 'The time in which parts of the task might begin is over.',
    pt: 'O período em que partes da tarefa podiam começar acabou.',
  },
  window_never_open: {
    en: 'The end of the window must lie after its beginning and after now.',
    pt: 'O fim do período deve vir depois do início e depois de agora.',
  },
  opens_too_late: {
    en: 'The window of a task of this kind must open within {limit} days.',
    pt: 'O período de uma tarefa desta espécie deve abrir em até {limit} dias.',
  },
  deadline_passed: { en: 'The deadline must lie after now.', pt: 'O prazo deve vir depois de agora.' },
  part_given_up: {
    en: 'The service stopped {attempts} times while it worked on this part.',
    pt: 'O serviço parou {attempts} vezes enquanto trabalhava nesta parte.',
  },
  not_with_schedule: {
    en: 'This goes with a single task: those of a schedule have its times.',
    pt: 'Isto só vale para uma tarefa única: as de uma agenda têm os horários dela.',
  },
  built_in_schedule: {
    en: 'The service has this schedule by itself: switch it off instead.',
    pt: 'Esta agenda é do próprio serviço: desligue-a em vez de excluir.',
  },
  no_connector: {
    en: 'The service asks no such source: connectors are switched on in its configuration.',
    pt: 'O serviço não consulta essa fonte: conectores são ligados na configuração dele.',
  },
  not_with_kind: {
    en: 'Tasks of this kind do not take this field.',
    pt: 'Tarefas desta espécie não aceitam este campo.',
  },
  not_with_export_type: {
    en: 'Files of this type do not take this field.',
    pt: 'Arquivos deste tipo não aceitam este campo.',
  },
  task_without_file: {
    en: 'Tasks of this kind make no file.',
    pt: 'Tarefas desta espécie não fazem arquivo.',
  },
  file_not_ready: { en: 'The file is not made yet.', pt: 'O arquivo ainda não está pronto.' },
  file_not_made: {
    en: 'The task ended without a file: ask for a new one.',
    pt: 'A tarefa terminou sem arquivo: peça uma nova.',
  },
  file_expired: {
    en: 'The file is kept no longer: ask for a new one.',
    pt: 'O arquivo não está mais guardado: peça um novo.',
  },
  task_not_wanted: { en: 'The task was paused or cancelled.', pt: 'A tarefa foi pausada ou cancelada.' },
} as const
