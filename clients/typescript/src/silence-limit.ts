// When a connection counts as dead.

/** A stream of events and a WebSocket bring something every 15 seconds: after three times as long the connection is dead. */
export const silenceMaxMs = 45_000
