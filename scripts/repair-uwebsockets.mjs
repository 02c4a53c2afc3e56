// Repairs the uWebSockets.js binary of Linux in three places. Nothing else in the file changes.
// 1. It loads where glibc is older than 2.38 (Debian 12 has 2.36). The binary was linked against a newer C library, yet the
//    only symbols it takes from there are the C23 spellings of strtol, strtoul and sscanf. They differ from the old ones in
//    accepting 0b literals, which an HTTP server never reads, so each is renamed to its old spelling and its version is made
//    optional.
// 2. The answers that the library makes itself (400, 431, 505) are plain text that does not name it, of the same length.
// 3. What the library waits on for half a minute without an answer is read or refused at once: empty lines before a request
//    are skipped (RFC 9112, 2.2), and a carriage return without a line feed is an error. The parser of heads takes both for
//    the sign that it puts behind the bytes that have come so far. It gives up the PROXY protocol, which any client could use.
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
 * sha256 before → renamed (place 1 alone, as an earlier version of this file left it) → texts (places 1 and 2, as a later one
 * did) → after, and the version of the C library that has had the old spellings since the architecture began.
 */
export const known = {
  'uws_linux_x64_115.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '5b126ee00bf754b02e97e4c27090365a8562c5820c93f93918ac2212d4503e91',
    renamed: 'd1156432c696075e653325e7d7a784796db200923221e1e4a36293d15d724e32',
    texts: 'd4e540b7f26b2e9ca73415421a0d4e4553b4b187b4c1c947988d0ddf50c93af4',
    after: '651433ad564e054ccabe8cdc38b4ce9bdefe2257592c35806d660c3b01fd2006',
  },
  'uws_linux_x64_127.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '4b55b1f2cb7a7913febbb65a89496412b96af77e838552980092ba6b33723aac',
    renamed: 'f1608f301188933e79a50cf7d219a30ee83814aaba5e400e37c10eb9be7958db',
    texts: '821d7fcca20f6a81022ca6f46f59c7af80a5f13eacc2df650b8af6468df88135',
    after: '4d84aa220926d9d6af5ee5c500e3d64d6ca4184710f30f03aaacd0d7ce0d6e43',
  },
  'uws_linux_x64_137.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '98128405dba2fb608448e921a979530f70c946a2cc9889c15f2fa70c2d00ab05',
    renamed: '337e7312c83b0df8accbe2446055c1e663ef14824712a055dfb8c34852cd8d69',
    texts: 'f06f41dba62bfe5bd05cc59b640915c9c7cc2ca5a4abdf0eb26c946f995d77e5',
    after: 'd2fd3ad3994f1adc05d4b035799714a6836d92db84f59bdbbe3b8c490e5011ea',
  },
  'uws_linux_x64_141.node': {
    oldVersion: 'GLIBC_2.2.5',
    before: '813d788b347c6fd76b779d8932311ec05a044e612b4b83af220f16e6ea789683',
    renamed: '66513ca63ef5fe6c0534f58cee955fcb272d49194dda12a806c2c1ccfb9b636d',
    texts: '3dc209f25da88d16a485819b7ab0212a7a7cdacf0a8aa0d1477dcc3bc23772ff',
    after: '90a209bd514f7d2f13bb870beaecb9ba140609e45d90db8c23fc691491710150',
  },
  'uws_linux_arm64_115.node': {
    oldVersion: 'GLIBC_2.17',
    before: '6bdbc8ff976b4371af1906175e9025804bacc38a414969f4f02314e6b99f206c',
    renamed: 'c2d1ed56dd649fa070edc7f40ab7f001220b779a25ccf74b4668956815add011',
    texts: '8c34d03006e6667aa2dd69d44ea8abd9c2b880f7d3b1d0bdecc44c6c61570c9a',
    after: '44eaaae5a529ba9f96c91238935f182c6eb2d4dd8df444078af1d80d4308200a',
  },
  'uws_linux_arm64_127.node': {
    oldVersion: 'GLIBC_2.17',
    before: '82b79bd18d1e3563de336156005bd01b7f39fc387b65173d69a29da4ee79f895',
    renamed: '2c554a4acaef582e6cff58bbe9d555749d492153167e06c38721e39fd4f467ae',
    texts: 'a3929623cee6e4f30a48bce5749d9b4f193da7a667d8f94a89752c070420feac',
    after: 'b06b9975c0752aa8c0b276830dff3d75c89951ca42567c830f4dc4b7a1910a22',
  },
  'uws_linux_arm64_137.node': {
    oldVersion: 'GLIBC_2.17',
    before: '88618b30ddf6b2b62310db89f40a701616676352aac5e0f6184dd8ef876199ce',
    renamed: 'c52f98e37763f821adfd7a24445de06c5941db0bb99b92fd2ac06d5f65cd50f8',
    texts: '465fb91142dc2accf7550f96792e5e85c678572e065f0a1bd393f666fc5fad6d',
    after: 'f9eb51bcafa010fb1f9b1c16a349f5c7083123579104dd0516f24f1ac9b877d0',
  },
  'uws_linux_arm64_141.node': {
    oldVersion: 'GLIBC_2.17',
    before: '81d0186dd1549ed6a7f47e68e323573fc27d69d2920527654ce2dd993af2b0ec',
    renamed: 'ca84857b2027db75652dfed569fdac54439f5ba932e91de17ad04f895ec631e0',
    texts: '66e55ed52a7623117fade1bd5136ad4e333ad2d581094c7d2c8f9c0eab464677',
    after: '9afb178f4dc1d583f0617c20e498a382aef64c7e9dc74968750a81439d3033f6',
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

/**
 * The machine code of the parser of heads, by architecture: what stands there, and what stands there instead. The builds for
 * all versions of Node have this code in common, byte by byte.
 */
const codes = {
  x64: [
    {
      // The beginning of a head: r9 walks over empty lines, where the PROXY protocol was looked for. Less than 4 bytes wait.
      old: '4983fa0473084531c94531dbeb15813f0d0a0d0a0f84240100004531db41b9010000004d09d94584c90f84fe00000049c1e9204901f94d89ca',
      text: `4983fa047308e9220100009090904989f9664181390d0a75064983c102ebf2eb15${'90'.repeat(21)}4d89ca`,
    },
    // Behind the target: cmpb $13,(%rax) → cmp %rsi,%rax, for the end of what has come is elsewhere.
    { old: '4531f680380deb27', text: '4531f64839f0eb27' },
    // Behind the method: it is the end where r11 says so, not where there is a carriage return.
    { old: '4531f63c0de9d5fcffff', text: '4c89d829f0e9d0fcffff' },
    // In a field: where more has come, to the refusal that a carriage return behind the last field gets.
    { old: '31db41807d000a0f85c2fdffff', text: '31db41807d000a0f85c5000000' },
  ],
  arm64: [
    {
      old: 'e9031faaea031faa08000014080040b9a9418152a941a1721f01096bc0090054ea031faa29008052480109aa1f1d40f2a02200540a80488b',
      text: '210100141f2003d51f2003d5ea0300aa48014079a94181521f01096be10000544a090091fbffff171f2003d51f2003d51f2003d51f2003d5',
    },
    { old: '080140391f3500710c000014', text: '1f2003d51f0101eb0c000014' },
    { old: '7f35007121ffff17', text: '1f0101eb21ffff17' },
    { old: 'a20040395f28007121070054', text: 'a20040395f280071a1edff54' },
    // Where the PROXY protocol was read: cmp x5,x1; refused where more has come, else no request yet.
    { old: '5f4100f143f5ff540000c03d', text: 'bf0001eb23170054ca000014' },
  ],
}

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
  if (entry === undefined || ![entry.before, entry.renamed, entry.texts].includes(digest)) {
    if (loads(folder)) return { ready: true, message: '' }
    return {
      ready: false,
      message: `${name} does not load here and is not a file this repair knows (sha256 ${digest}).`,
    }
  }
  const plain = digest === entry.texts ? bytes : repairTexts(repairElf(bytes, entry.oldVersion))
  const repaired = repairCode(plain, process.arch)
  if (sha256(repaired) !== entry.after) return { ready: false, message: `The repair of ${name} gave unexpected bytes.` }
  const problem = replaceFile(file, repaired)
  if (!loads(folder)) {
    const needed = 'Prumo needs Linux with glibc 2.36 or newer'
    return { ready: false, message: `${name} does not load even when repaired: ${needed}.` }
  }
  return {
    ready: true,
    message:
      problem ??
      `Repaired ${name}: it loads below glibc 2.38, its own answers are plain text, and it waits for no half of a line.`,
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
 * A copy of the file whose parser of heads reads empty lines and refuses bare carriage returns. Throws where a place does not
 * stand once.
 * @param {Buffer} original
 * @param {'x64' | 'arm64'} architecture
 * @returns {Buffer}
 */
export function repairCode(original, architecture) {
  const bytes = Buffer.from(original)
  for (const { old, text } of codes[architecture]) {
    const [before, after] = [Buffer.from(old, 'hex'), Buffer.from(text, 'hex')]
    const at = original.indexOf(before)
    if (at < 0 || original.indexOf(before, at + 1) >= 0) throw new Error(`not one ${old}`)
    if (after.length !== before.length) throw new Error(`another length: ${text}`)
    after.copy(bytes, at)
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
