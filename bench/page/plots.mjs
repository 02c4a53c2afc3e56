// The script of the page of results: tables with ratios, history, latency by load, and flame graphs.
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import './page.css'

const { results, profiles } = JSON.parse(document.getElementById('data').textContent)
const page = document.getElementById('page')
const measured = results.filter(({ values }) => values.length > 0)
const colours = ['#3b6ea8', '#b3452c', '#3f8f4f', '#8057a5', '#a07a1c', '#2a8f96', '#555']
const frameHeight = 18
const loadRow = /^(.*), (\d+) % of capacity$/

showTables()
showHistory()
showLatencies()
showProfiles()

/** The latest figures of each suite, with a bar for each ratio. */
function showTables() {
  const latest = new Map(results.map((result) => [seriesOf(result), result]))
  for (const [suite, rows] of groupBy([...latest.values()], ({ suite }) => suite)) {
    const part = section(suite)
    const newest = rows.at(-1).environment
    part.append(element('p', machineText(newest)))
    const table = element('table')
    table.append(rowOf('th', ['row', 'figure', 'median', '± spread', 'ratio', 'of', '', 'bytes an operation', 'GC ns']))
    for (const result of rows) table.append(resultRow(result))
    part.append(table)
  }
}

function resultRow(result) {
  const { row, role, figure, unit, absent, median, spread, ratio, over, noisy } = result
  const name = role === undefined ? row : `${row} (${role})`
  if (absent !== undefined) return rowOf('td', [name, 'absent', absent])
  const costs = [result.bytesPerOperation, result.gcNsPerOperation].map((cost) =>
    cost === undefined ? '' : short(cost),
  )
  const line = rowOf('td', [
    name,
    figure,
    `${short(median)} ${unit === 'count' ? '' : unit}`,
    short(spread),
    ratio ? short(ratio) : '',
    over ?? '',
    '',
    ...costs,
  ])
  for (const at of [2, 3, 4, 7, 8]) line.children[at].className = noisy ? 'number noisy' : 'number'
  if (ratio !== undefined) {
    const bar = element('span')
    bar.className = 'bar'
    bar.style.width = `${Math.min(140, 40 * ratio)}px`
    line.children[6].append(bar)
  }
  return line
}

/** Medians of one figure over time; each point is a recorded run. */
function showHistory() {
  const series = [...groupBy(measured, (result) => `${seriesOf(result)} · ${result.environment.cpu}`)]
  if (series.length === 0) return
  const part = section('History')
  const place = element('div')
  const draw = (at) => {
    const [name, runs] = series[at]
    const times = runs.map(({ environment }) => Date.parse(environment.at) / 1000)
    const options = {
      title: name,
      width: 1100,
      height: 280,
      series: [{}, line(`median, ${runs[0].unit}`, 0), line('ratio', 1, 'ratio')],
    }
    options.axes = [{}, {}, { scale: 'ratio', side: 1 }]
    plot(place, options, [times, runs.map(({ median }) => median), runs.map(({ ratio }) => ratio ?? null)])
    place.append(element('p', runs.map(({ environment }) => environment.commit.slice(0, 10)).join(', ')))
  }
  part.append(
    chooser(
      series.map(([name]) => name),
      draw,
    ),
    place,
  )
  draw(0)
}

/** Percentiles of latency over the share of the measured capacity, from rows that are driven by arrivals. */
function showLatencies() {
  const loads = measured.filter(({ row }) => loadRow.test(row))
  const curves = [...groupBy(loads, ({ suite, row }) => `${suite} · ${loadRow.exec(row)[1]}`)]
  for (const [name, all] of curves) {
    const latest = new Map(all.map((result) => [`${result.row} ${result.figure}`, result]))
    const shares = [...new Set(all.map(({ row }) => Number(loadRow.exec(row)[2])))].sort((a, b) => a - b)
    const figures = [...new Set(all.filter(({ unit }) => unit === 'ms').map(({ figure }) => figure))]
    const valuesOf = (figure) =>
      shares.map(
        (share) =>
          [...latest.values()].find((one) => one.figure === figure && Number(loadRow.exec(one.row)[2]) === share)
            ?.median,
      )
    const scales = { x: { time: false }, y: { distr: 3 } }
    const options = {
      title: `${name}: ms by % of capacity`,
      width: 1100,
      height: 300,
      scales,
      series: [{}, ...figures.map((figure, at) => line(figure, at))],
    }
    plot(section('Latency by load'), options, [shares, ...figures.map(valuesOf)])
  }
}

function showProfiles() {
  if (profiles.length === 0) return
  const part = section('Profiles')
  const place = element('div')
  place.className = 'flame'
  const draw = (at) => drawFlame(place, profiles[at].frames)
  part.append(
    chooser(
      profiles.map(({ name }) => name),
      draw,
    ),
    place,
  )
  draw(0)
}

/** Frames below their callers, as wide as their time; a click makes a frame the whole width. */
function drawFlame(place, frames) {
  place.replaceChildren()
  let deepest = 0
  const total = frames.reduce((sum, { us }) => sum + us, 0)
  const drawAll = (siblings, depth, from) => {
    let left = from
    for (const frame of siblings) {
      const width = (frame.us / total) * 100
      const box = element('button', frame.name)
      box.title = `${frame.name}: ${short(frame.us / 1000)} ms, ${short(width)} %`
      Object.assign(box.style, {
        left: `${left}%`,
        width: `${width}%`,
        top: `${depth * frameHeight}px`,
        background: hueOf(frame.name),
      })
      box.onclick = () => drawFlame(place, [frame])
      place.append(box)
      deepest = Math.max(deepest, depth)
      drawAll(frame.children, depth + 1, left)
      left += width
    }
  }
  drawAll(frames, 0, 0)
  place.style.height = `${(deepest + 1) * frameHeight}px`
}

function plot(place, options, data) {
  place.querySelector('.uplot')?.parentElement.replaceChildren()
  new uPlot(options, data, place)
}

function line(label, at, scale = 'y') {
  return { label, scale, stroke: colours[at % colours.length], width: 1.5, points: { show: true } }
}

function chooser(names, draw) {
  const select = element('select')
  for (const [at, name] of names.entries()) select.append(new Option(name, String(at)))
  select.onchange = () => draw(Number(select.value))
  return select
}

function section(title) {
  const part = element('section')
  part.append(element('h2', title))
  page.append(part)
  return part
}

function rowOf(cell, texts) {
  const row = element('tr')
  row.append(...texts.map((text) => element(cell, text)))
  return row
}

function element(name, text = '') {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function seriesOf({ suite, row, figure, sizes }) {
  return [suite, row, figure, ...Object.entries(sizes).map(([name, value]) => `${name}=${value}`)].join(' · ')
}

function machineText({ commit, dirty, cpu, cores, kernel, node, load, at }) {
  return `${at}: ${commit.slice(0, 10)}${dirty ? ' with changes' : ''}, ${cpu} × ${cores}, ${kernel}, Node.js ${node}, load ${load}`
}

function groupBy(values, keyOf) {
  const groups = new Map()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}

function hueOf(name) {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) % 60
  return `hsl(${hash} 80% 75%)`
}

function short(value) {
  if (value === null) return '–'
  return Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(4)))
}
