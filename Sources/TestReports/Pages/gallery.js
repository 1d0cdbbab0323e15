(() => {
'use strict';
const find = id => document.getElementById(id);
const sections = [...document.querySelectorAll('section')];
const figures = [...document.querySelectorAll('figure')];
for (const words of new Set(figures.map(figure => figure.dataset.setting))) {
  const option = document.createElement('option');
  option.textContent = option.value = words;
  find('setting').append(option);
}
function partsOf(chapter) {
  const parts = [];
  for (let next = chapter.nextElementSibling; next && !next.matches('.chapter');
    next = next.nextElementSibling) parts.push(next);
  return parts;
}
function filter() {
  const sought = find('search').value.trim().toLowerCase(), setting = find('setting').value;
  for (const section of sections) {
    section.hidden = find('differs').checked && !section.classList.contains('differs')
      || !(section.dataset.words || '').includes(sought);
  }
  for (const chapter of document.querySelectorAll('.chapter')) {
    const parts = partsOf(chapter);
    chapter.hidden = parts.length > 0 && parts.every(part => part.hidden);
  }
  for (const figure of figures) {
    figure.hidden = setting !== '' && figure.dataset.setting !== setting;
  }
}
for (const id of ['search', 'setting', 'differs']) find(id).addEventListener('input', filter);
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.target.matches('input, select')) return;
  event.preventDefault();
  find('search').focus();
});
document.documentElement.dataset.ready = 'yes';
})();
