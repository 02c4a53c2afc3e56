// Repairs the uWebSockets.js binary of Linux in two places. Nothing else in the file changes.
// 1. It loads where glibc is older than 2.38 (Debian 12 has 2.36). The binary was linked against a newer C library, yet the
//    only symbols it takes from there are the C23 spellings of strtol, strtoul and sscanf. They differ from the old ones in
//    accepting 0b literals, which an HTTP server never reads, so each is renamed to its old spelling and its version is made
//    optional.
// 2. The answers that the library makes itself (400, 431, 505) are plain text that does not name it, of the same length.
// Runs as the root postinstall and from the build and test scripts, because npm may skip install scripts.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const wantedVersion = 'GLIBC_2.38'
const prefix = '__isoc23_'

/**
 * sha256 before → renamed (place 1 alone, as an earlier version of this file left it) → after, and the version of the C
 * library that has had the old spellings since the architecture began.
 */
export const known = {
  'uws_linux_x64_115.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '5b126ee00bf754b02e97e4c27090365a8562c5820c93f93918ac2212d4503e91',
    renamed: 'd1156432c696075e653325e7d7a784796db200923221e1e4a36293d15d724e32',
    after: 'd4e540b7f26b2e9ca73415421a0d4e4553b4b187b4c1c947988d0ddf50c93af4',
  },
  'uws_linux_x64_127.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '4b55b1f2cb7a7913febbb65a89496412b96af77e838552980092ba6b33723aac',
    renamed: 'f1608f301188933e79a50cf7d219a30ee83814aaba5e400e37c10eb9be7958db',
    after: '821d7fcca20f6a81022ca6f46f59c7af80a5f13eacc2df650b8af6468df88135',
  },
  'uws_linux_x64_137.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '98128405dba2fb608448e921a979530f70c946a2cc9889c15f2fa70c2d00ab05',
    renamed: '337e7312c83b0df8accbe2446055c1e663ef14824712a055dfb8c34852cd8d69',
    after: 'f06f41dba62bfe5bd05cc59b640915c9c7cc2ca5a4abdf0eb26c946f995d77e5',
  },
  'uws_linux_x64_141.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '813d788b347c6fd76b779d8932311ec05a044e612b4b83af220f16e6ea789683',
    renamed: '66513ca63ef5fe6c0534f58cee955fcb272d49194dda12a806c2c1ccfb9b636d',
    after: '3dc209f25da88d16a485819b7ab0212a7a7cdacf0a8aa0d1477dcc3bc23772ff',
  },
  'uws_linux_arm64_115.node': {
    oldVersion: 'GLIBC_2.17',
    before: '6bdbc8ff976b4371af1906175e9025804bacc38a414969f4f02314e6b99f206c',
    renamed: 'c2d1ed56dd649fa070edc7f40ab7f001220b779a25ccf74b4668956815add011',
    after: '8c34d03006e6667aa2dd69d44ea8abd9c2b880f7d3b1d0bdecc44c6c61570c9a',
  },
  'uws_linux_arm64_127.node': {
    oldVersion: 'GLIBC_2.17',
    before: '82b79bd18d1e3563de336156005bd01b7f39fc387b65173d69a29da4ee79f895',
    renamed: '2c554a4acaef582e6cff58bbe9d555749d492153167e06c38721e39fd4f467ae',
    after: 'a3929623cee6e4f30a48bce5749d9b4f193da7a667d8f94a89752c070420feac',
  },
  'uws_linux_arm64_137.node': {
    oldVersion: 'GLIBC_2.17',
    before: '88618b30ddf6b2b62310db89f40a701616676352aac5e0f6184dd8ef876199ce',
    renamed: 'c52f98e37763f821adfd7a24445de06c5941db0bb99b92fd2ac06d5f65cd50f8',
    after: '465fb91142dc2accf7550f96792e5e85c678572e065f0a1bd393f666fc5fad6d',
  },
  'uws_linux_arm64_141.node': {
    oldVersion: 'GLIBC_2.17',
    before: '81d0186dd1549ed6a7f47e68e323573fc27d69d2920527654ce2dd993af2b0ec',
    renamed: 'ca84857b2027db75652dfed569fdac54439f5ba932e91de17ad04f895ec631e0',
    after: '66e55ed52a7623117fade1bd5136ad4e333ad2d581094c7d2c8f9c0eab464677',
  },
}

const head = (status) => `HTTP/1.1 ${status}\r\nConnection: close\r\n`
const type = 'Content-Type: text/plain\r\n\r\n'
const signature = '<hr><i>uWebSockets/20 Server</i>'

/** What each answer of the library says, and what it says instead, with a type and filled up to the same length. */
const texts = [
  [
    `${head('505 HTTP Version Not Supported')}\r\n<h1>HTTP Version Not Supported</h1><p>This server does not support HTTP/1.0.</p>${signature}`,
    `${head('505 HTTP Version Not Supported')}${type}The request line must name a path that starts with a slash, and HTTP/1.1.`,
  ],
  [
    `${head('431 Request Header Fields Too Large')}\r\n<h1>Request Header Fields Too Large</h1>${signature}`,
    `${head('431 Request Header Fields Too Large')}${type}The head of the request is too long.`,
  ],
  [
    `${head('400 Bad Request')}\r\n<h1>Bad Request</h1>${signature}`,
    `${head('400 Bad Request')}${type}The request is malformed.`,
  ],
  [`<html><body><h1>File Not Found</h1>${signature}</body></html>`, 'Not found.'],
]

const sectionTypes = { dynamicSymbols: 11, versionNeeds: 0x6ffffffe, versionOfSymbol: 0x6fffffff }
const weakFlag = 0x2

/**
 * Repairs the installed binary for this Node where it is a known one. Never throws: `ready` says whether the binary loads
 * now, `message` is one sentence, or empty where nothing was to do.
 * @param {string | null} folder  of the package
 * @returns {{ ready: boolean, message: string }}
 */
export function repairUwebsockets(folder = findPackage()) {
  if (folder === null) return { ready: false, message: 'uWebSockets.js is not installed: run npm ci.' }
  const name = `uws_${process.platform}_${process.arch}_${process.versions.modules}.node`
  const file = join(folder, name)
  if (!existsSync(file)) {
    return {
      ready: false,
      message: `uWebSockets.js has no binary ${name}: Prumo needs Node.js 20, 22, 24 or 25 on Linux with glibc, macOS or Windows.`,
    }
  }
  const bytes = readFileSync(file)
  const digest = sha256(bytes)
  const entry = known[name]
  if (entry?.after === digest) return { ready: true, message: '' }
  if (entry === undefined || ![entry.before, entry.renamed].includes(digest)) {
    if (loads(folder)) return { ready: true, message: '' }
    return {
      ready: false,
      message: `${name} does not load here and is not a file this repair knows (sha256 ${digest}).`,
    }
  }
  const repaired = repairTexts(repairElf(bytes, entry.oldVersion))
  if (sha256(repaired) !== entry.after) return { ready: false, message: `The repair of ${name} gave unexpected bytes.` }
  const problem = replaceFile(file, repaired)
  if (!loads(folder)) {
    const needed = 'Prumo needs Linux with glibc 2.36 or newer'
    return { ready: false, message: `${name} does not load even when repaired: ${needed}.` }
  }
  return {
    ready: true,
    message: problem ?? `Repaired ${name}: it loads below glibc 2.38, and its own answers are plain text.`,
  }
}

/**
 * A copy of the file whose own answers are plain text of the same length. Throws where one of them does not stand once.
 * @param {Buffer} original
 * @returns {Buffer}
 */
export function repairTexts(original) {
  const bytes = Buffer.from(original)
  for (const [old, text] of texts) {
    const at = bytes.indexOf(old, 0, 'latin1')
    if (at < 0 || bytes.indexOf(old, at + 1, 'latin1') >= 0) throw new Error(`not one ${old}`)
    if (text.length >= old.length) throw new Error(`no room for ${text}`)
    bytes.write(`${text.padEnd(old.length - 1)}\n`, at, 'latin1')
  }
  return bytes
}

/**
 * A copy of the ELF file whose GLIBC_2.38 symbols carry their old names and whose need of GLIBC_2.38 is weak.
 * @param {Buffer} original  64-bit little-endian shared object
 * @param {string} oldVersion  version of the old spellings, e.g. GLIBC_2.2.5
 * @returns {Buffer}
 */
export function repairElf(original, oldVersion) {
  const bytes = Buffer.from(original)
  const sections = readSections(bytes)
  const symbols = getSection(sections, sectionTypes.dynamicSymbols)
  const needs = readVersionNeeds(bytes, sections)
  const wanted = getNeed(needs, wantedVersion)
  const old = getNeed(needs, oldVersion)
  const versions = getSection(sections, sectionTypes.versionOfSymbol)
  const names = sections[symbols.link]
  for (let index = 0; index < symbols.size / 24; index++) {
    const versionAt = versions.offset + 2 * index
    if ((bytes.readUInt16LE(versionAt) & 0x7fff) !== wanted.index) continue
    const nameAt = symbols.offset + 24 * index
    const nameOffset = bytes.readUInt32LE(nameAt)
    const name = readText(bytes, names.offset + nameOffset)
    if (!name.startsWith(prefix)) throw new Error(`${name} has no older spelling`)
    bytes.writeUInt32LE(nameOffset + prefix.length, nameAt)
    bytes.writeUInt16LE(old.index, versionAt)
  }
  bytes.writeUInt16LE(bytes.readUInt16LE(wanted.flagsAt) | weakFlag, wanted.flagsAt)
  return bytes
}

function readSections(bytes) {
  const start = Number(bytes.readBigUInt64LE(0x28))
  const size = bytes.readUInt16LE(0x3a)
  return Array.from({ length: bytes.readUInt16LE(0x3c) }, (_, index) => {
    const at = start + size * index
    return {
      type: bytes.readUInt32LE(at + 4),
      offset: Number(bytes.readBigUInt64LE(at + 0x18)),
      size: Number(bytes.readBigUInt64LE(at + 0x20)),
      link: bytes.readUInt32LE(at + 0x28),
      count: bytes.readUInt32LE(at + 0x2c),
    }
  })
}

function readVersionNeeds(bytes, sections) {
  const section = getSection(sections, sectionTypes.versionNeeds)
  const names = sections[section.link]
  const needs = []
  let fileAt = section.offset
  for (let file = 0; file < section.count; file++) {
    let at = fileAt + bytes.readUInt32LE(fileAt + 8)
    for (let entry = 0; entry < bytes.readUInt16LE(fileAt + 2); entry++) {
      const name = readText(bytes, names.offset + bytes.readUInt32LE(at + 8))
      const library = readText(bytes, names.offset + bytes.readUInt32LE(fileAt + 4))
      needs.push({ name, library, index: bytes.readUInt16LE(at + 6), flagsAt: at + 4 })
      at += bytes.readUInt32LE(at + 12)
    }
    fileAt += bytes.readUInt32LE(fileAt + 12)
  }
  return needs
}

function getSection(sections, type) {
  const section = sections.find((candidate) => candidate.type === type)
  if (section === undefined) throw new Error(`no ELF section of type ${type}`)
  return section
}

function getNeed(needs, name) {
  const found = needs.filter((need) => need.name === name && need.library === 'libc.so.6')
  if (found.length !== 1) throw new Error(`${found.length} needs of ${name}`)
  return found[0]
}

function readText(bytes, at) {
  return bytes.toString('latin1', at, bytes.indexOf(0, at))
}

function findPackage() {
  try {
    return dirname(createRequire(import.meta.url).resolve('uWebSockets.js'))
  } catch {
    return null // Not installed; the caller says so.
  }
}

/** In a process of its own, so that a binary that is about to be replaced is never mapped into this one. */
function loads(folder) {
  const probe = spawnSync(process.execPath, ['-e', 'require(process.argv[1])', folder], {
    stdio: 'ignore',
    timeout: 10_000,
  })
  return probe.status === 0
}

/**
 * By rename, so that a reader sees the old file or the new one, and a cache that shares the old file keeps it. Returns one
 * sentence where the file cannot be written.
 */
function replaceFile(file, bytes) {
  const temporary = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, bytes, { mode: 0o755 })
    renameSync(temporary, file)
    return null
  } catch (cause) {
    return `The repaired ${file} cannot be written: ${cause.message}.`
  } finally {
    rmSync(temporary, { force: true })
  }
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

// An install must go on where the server cannot run (documentation, other tools), so the exit status is always 0.
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { message } = repairUwebsockets()
  if (message !== '') process.stderr.write(`${message}\n`)
}
