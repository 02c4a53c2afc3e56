import { AgentActivities } from '../agents/agent-activity.ts'
import { detectors } from '../detect/registry.ts'

/** What actors do counts under the names that it gives. */
export const activities = new AgentActivities(detectors)
