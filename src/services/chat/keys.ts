// Keys of the state store under which conversations stand. One place, so that writers and readers agree.

const digits = 10
const padded = (sequence: number) => String(sequence).padStart(digits, '0')

/** A session; the value is a StoredConversation as JSON. */
export const allSessionsPrefix = 'chat-session/'
export const sessionsPrefix = (user: string) => `${allSessionsPrefix}${user}/`
export const sessionKey = (user: string, session: string) => `${sessionsPrefix(user)}${session}`

/** The messages of a session in their order; the value is a StoredMessage as JSON. */
export const messagesPrefix = (session: string) => `chat-message/${session}/`
export const messageKey = (session: string, sequence: number) => `${messagesPrefix(session)}${padded(sequence)}`

/** Where a message stands; the value is a MessagePlace as JSON. */
export const placesPrefix = 'chat-place/'
export const placeKey = (message: string) => `${placesPrefix}${message}`

/** The log of an answer; the value is a ChatEvent as JSON. */
export const chatEventsPrefix = (message: string) => `chat-event/${message}/`
export const chatEventKey = (message: string, sequence: number) => `${chatEventsPrefix(message)}${padded(sequence)}`
export const chatEventSequence = (key: string) => Number(key.slice(-digits))

/** What the numbers of an answer rest on; the value is a StoredEvidence as JSON. */
export const evidenceKey = (message: string) => `chat-evidence/${message}`

/** What its asker thought of an answer; the value is a StoredFeedback as JSON. */
export const feedbackPrefix = 'chat-feedback/'
export const feedbackKey = (message: string) => `${feedbackPrefix}${message}`

/** The run that an answer started; the value is its id. */
export const answerRunKey = (message: string) => `chat-run/${message}`

/** The report that an answer asked for; the value is a ToldReport as JSON. */
export const answerReportKey = (message: string) => `chat-report/${message}`

/** Answers that have not ended, in the order in which they were asked for; the value is the id of the message. */
export const answeringPrefix = 'chat-answering/'
export const answeringOfUser = (user: string) => `${answeringPrefix}${user}/`
export const answeringOfSession = (user: string, session: string) => `${answeringOfUser(user)}${session}/`
export const answeringKey = (user: string, session: string, sequence: number) =>
  `${answeringOfSession(user, session)}${padded(sequence)}`
/** Of a message, or of the mark of its answer. */
export const messageSequence = (key: string) => Number(key.slice(-digits))

/** The last question of a user left it, so that no two are counted at once; there while the user has a session. */
export const askedKey = (user: string) => `chat-asked/${user}`

/** Conversations that are being removed; the value names one as JSON. */
export const removingPrefix = 'chat-removing/'
export const removingKey = (session: string) => `${removingPrefix}${session}`
