import { runnerSpawn } from '../../agents/workflow/runner.ts'
import type { WorkflowsContext } from './context.ts'
import { listOpenWorkflows } from './stored-workflow.ts'

/** Lets the workflows that had not ended when the process did go on; how many they are. */
export async function resumeWorkflows({ state, actors }: Pick<WorkflowsContext, 'state' | 'actors'>): Promise<number> {
  const open = await listOpenWorkflows(state)
  for (const id of open.keys()) actors.spawn(runnerSpawn(id))
  return open.size
}
