// Keys of the state store under which analyses stand, besides their tasks, whose ids they share.

/** Everything of one analysis but its task and its place in the list. */
export const analysisPrefix = (id: string) => `analysis/${id}/`
/** The AnalysisRecord as JSON. */
export const analysisRecordKey = (id: string) => `${analysisPrefix(id)}record`
/** The StoredAnalysisResults as JSON, once it has completed. */
export const analysisResultsKey = (id: string) => `${analysisPrefix(id)}results`

/** All analyses in order of creation; the value is the id. */
export const analysisListPrefix = 'analysis-list/'
export const analysisListKey = (createdAt: string, id: string) => `${analysisListPrefix}${createdAt}/${id}`
/** The fingerprint of the task of an analysis: no two are the same work, and those of a user stand together. */
export const analysisFingerprint = (counter: string, id: string) => `${analysisFingerprintPrefix}${counter}/${id}`
export const analysisFingerprintPrefix = 'analysis/'
