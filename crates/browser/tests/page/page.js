const status = document.querySelector('[role=status]');
const dialog = document.querySelector('dialog');
const say = (text) => { status.textContent = text; };
let last = '';
document.getElementById('stone').addEventListener('pointerdown', (e) => { last = e.pointerType; });
document.getElementById('stone').addEventListener('click', () => say(`Taken by ${last || 'key'}.`));
document.getElementById('ask').addEventListener('click', () => setTimeout(() => dialog.showModal(), 100));
document.getElementById('yes').addEventListener('click', () => { dialog.close(); say('Yes.'); });
document.getElementById('below').addEventListener('click', () => say('Found below.'));
for (const radio of document.querySelectorAll('[type=radio]')) {
  radio.addEventListener('change', () => say(`Rule ${radio.value}.`));
}
document.getElementById('name').addEventListener('input', (e) => say(`Hello ${e.target.value}.`));
let repeats = 0;
addEventListener('keydown', (e) => {
  repeats += e.repeat;
  if (e.key === 'h') say(`Repeated ${repeats} times.`);
});
addEventListener('keydown', (e) => { if (e.key === 'z' && e.ctrlKey) say('Undone.'); });
if (location.hash === '#error') throw new Error('a mistake of the page');
if (location.hash === '#inline') document.body.setAttribute('style', 'color: red');
if (location.hash === '#nameless') document.getElementById('ask').textContent = '';
