// The timelines: calls, app events, loaders, requests and failures in virtual time.
const view = { from: 0, to: duration };
const strips = runs.map((run, number) => {
  const canvas = el('canvas', { tabindex: 0, role: 'slider', 'aria-valuemin': 1,
    'aria-valuemax': run.steps.length, 'aria-orientation': 'horizontal',
    'aria-label': 'Step in virtual time' + (isPair ? ' of run ' + names[number] : '') });
  find('strips').append(canvas);
  canvas.addEventListener('click', event => {
    const box = canvas.getBoundingClientRect();
    const at = instant(event.clientX - box.left, box.width);
    show(rowOf[number][nearest(run, at)]);
  });
  return { canvas, run, number, lanes: stacked(run.spans.map(s => [s[1], s[2]])),
    requestLanes: stacked(run.requests.map(r => [r[5], r[6]])) };
});
const gutter = width => width < 600 ? 8 : 70;
const place = (at, width) => gutter(width) + (at - view.from) / (view.to - view.from)
  * (width - gutter(width) - 8);
const instant = (x, width) => view.from + (x - gutter(width)) / (width - gutter(width) - 8)
  * (view.to - view.from);
function nearest(run, at) {
  let low = 0, high = run.steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (run.steps[middle].t <= at) low = middle; else high = middle - 1;
  }
  return low;
}
// Puts time spans into as few lanes as possible, at most three.
function stacked(spans) {
  const ends = [];
  return spans.map(([from, to]) => {
    let lane = ends.findIndex(end => end <= from);
    if (lane < 0) lane = ends.length < 3 ? ends.length : 2;
    ends[lane] = to < 0 ? Infinity : to;
    return lane;
  });
}
function ticks() {
  const wanted = (view.to - view.from) / 8;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= wanted) || wanted;
  const list = [];
  for (let at = Math.ceil(view.from / step) * step; at <= view.to; at += step) list.push([at, step]);
  return list;
}
function tickText([at, step]) {
  const digits = Math.max(0, Math.min(6, Math.ceil(-Math.log10(step / 1e9))));
  return (at / 1e9).toFixed(digits) + ' s';
}
function drawStrip({ canvas, run, number, lanes, requestLanes }) {
  const width = canvas.clientWidth, height = canvas.clientHeight, scale = devicePixelRatio || 1;
  if (!width) return;
  canvas.width = width * scale;
  canvas.height = height * scale;
  const c = canvas.getContext('2d'), style = getComputedStyle(document.documentElement);
  const ink = name => style.getPropertyValue('--' + name).trim();
  const step = run.steps[Math.max(0, reached[number][state.row])];
  c.scale(scale, scale);
  c.font = '11px system-ui, sans-serif';
  c.textBaseline = 'middle';
  const rows = { test: 18, app: 0, load: 0, request: 0 };
  const room = height - 20, hasRequests = run.requests.length > 0;
  const lane = room / (hasRequests ? 4 : 3);
  rows.app = rows.test + lane; rows.load = rows.app + lane; rows.request = rows.load + lane;
  const x = at => place(at, width);
  c.fillStyle = ink('line');
  c.strokeStyle = ink('line');
  for (const tick of ticks()) {
    c.fillRect(Math.round(x(tick[0])), 14, 1, height);
    c.fillStyle = ink('soft');
    c.fillText(tickText(tick), x(tick[0]) + 3, 7);
    c.fillStyle = ink('line');
  }
  if (step) {
    c.fillStyle = ink('pick');
    const from = x(step.t), to = Math.max(from + 2, x(ends(step)));
    c.globalAlpha = .75;
    c.fillRect(from - 1, 14, to - from + 2, height - 14);
    c.globalAlpha = 1;
  }
  const bar = (from, to, y, tall, colour) => {
    const left = Math.max(0, x(from)), right = Math.min(width, x(to));
    if (right < 0 || left > width) return;
    c.fillStyle = colour;
    c.fillRect(left, y, Math.max(1.5, right - left), tall);
  };
  const third = (lane - 4) / 3;
  for (const s of run.steps) {
    const level = Math.min(2, s.l);
    if (s.k === 'call' || s.k === 'group') {
      const colour = s.o ? ink('bad') : ink('test');
      c.globalAlpha = s.k === 'group' ? .45 : .9;
      bar(s.t, ends(s), rows.test + level * third, third - 1, colour);
      c.globalAlpha = 1;
    } else if (s.k === 'look' || s.k === 'input') {
      bar(s.t, ends(s), rows.test + level * third, third - 1, ink('test'));
    } else if (s.k === 'app') bar(s.t, s.t, rows.app + 1, lane - 4, ink('app'));
  }
  run.spans.forEach((s, i) => bar(s[1], s[2] < 0 ? duration : s[2], rows.load + lanes[i] * third,
    third - 1, s[3] === 'fails' ? ink('bad') : ink('loader')));
  run.requests.forEach((r, i) => bar(r[5], r[6] < 0 ? duration : r[6],
    rows.request + requestLanes[i] * third, third - 1, ink('request')));
  for (const s of run.steps) {
    if (s.k !== 'failure') continue;
    bar(s.t, s.t, 14, height, ink('bad'));
    c.beginPath();
    c.arc(x(s.t), 16, 4, 0, 7);
    c.fill();
  }
  if (step) {
    c.fillStyle = ink('accent');
    c.fillRect(x(step.t) - 1, 12, 2, height - 12);
  }
  if (gutter(width) > 20) {
    c.fillStyle = ink('card');
    c.fillRect(0, 0, gutter(width) - 6, height);
    c.fillStyle = ink('soft');
    const named = [['Test', rows.test], ['App', rows.app], ['Loaders', rows.load]];
    if (hasRequests) named.push(['Requests', rows.request]);
    for (const [name, y] of named) c.fillText(name, 0, y + lane / 2 - 2);
    if (isPair) {
      c.font = '600 12px system-ui, sans-serif';
      c.fillStyle = ink('ink');
      c.fillText('Run ' + names[number], 0, 7);
    }
  }
}
function drawStrips() {
  drawFilms();
  for (const strip of strips) {
    drawStrip(strip);
    const step = stepsAt(state.row)[strip.number];
    strip.canvas.setAttribute('aria-valuenow', Math.max(1, reached[strip.number][state.row] + 1));
    strip.canvas.setAttribute('aria-valuetext',
      step ? `${seconds(step.t)}, ${headline(step)}` : missing(strip.number, state.row));
  }
}
function zoom(factor) {
  const step = stepsAt(state.row).find(Boolean);
  const middle = step ? (step.t + ends(step)) / 2 : duration / 2;
  const span = Math.min(duration, Math.max(1e6, (view.to - view.from) * factor));
  view.from = Math.max(0, Math.min(duration - span, middle - span / 2));
  view.to = view.from + span;
  drawStrips();
}
function follow() {
  const step = stepsAt(state.row).find(Boolean);
  if (!step || step.t >= view.from && step.t <= view.to) return;
  zoom(1);
}
