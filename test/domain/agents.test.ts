import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agentNames, agents, analystOf, findAgent } from '../../src/domain/agents.ts'
import { anomalyTypes } from '../../src/domain/vocabulary.ts'
import { getSchema } from '../../src/wire/schemas.ts'

const words = (name: string) => getSchema(name)['x-words'] ?? {}

test('an agent is called in the catalogue as in the vocabulary, in both languages', () => {
  assert.deepEqual(
    agents.map(({ name }) => name),
    agentNames,
  )
  assert.deepEqual(new Map(agents.map(({ name, pt }) => [name, pt])), new Map(Object.entries(words('AgentName'))))
  for (const { role, capabilities } of agents) {
    assert.ok(role in words('AgentFunction'), role)
    for (const capability of capabilities) assert.ok(capability in words('AgentCapability'), capability)
  }
})

test('every name of the original system leads to one agent, however it is spelled', () => {
  const names =
    'zumbi anita tiradentes bonifacio maria-quiteria machado dandara lampiao oscar drummond obaluaie oxossi ceuci abaporu ayrton-senna nana'
  const aliases = agents.flatMap((agent) => agent.aliases)
  assert.deepEqual([...aliases].sort(), names.split(' ').sort())
  for (const { name, pt, aliases } of agents)
    for (const known of [name, pt, ...aliases])
      for (const spelled of [known, known.toUpperCase(), known.replace(/[-_]/g, ' ')])
        assert.equal(findAgent(spelled)?.name, name, spelled)
  for (const unknown of ['', 'zumb', '__proto__', 'price']) assert.equal(findAgent(unknown), undefined)
})

test('each type of anomaly has an analyst of its own', () => {
  assert.equal(new Set(anomalyTypes.map(analystOf)).size, anomalyTypes.length)
})
