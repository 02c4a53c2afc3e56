// The HTTP client's package, in a module of ours: a package in CommonJS that is itself loaded late has no names left in a bundle.

export { Agent, fetch, request } from 'undici'
