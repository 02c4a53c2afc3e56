/** What `prumo evaluate` measures, each part by itself. */
export const evaluationParts = ['public', 'ensemble', 'practice', 'questions'] as const
export type EvaluationPart = (typeof evaluationParts)[number]
