// The WebSocket of browsers for programs, which Node has of its own from version 22 on.

export { WebSocket as PlatformWebSocket } from 'undici'
