/* Who comes by a link of a mail gets the layer that belongs to it: `?register=confirm`, `token-error` or `password`. */
document.addEventListener('DOMContentLoaded', function () {
  var calls = { confirm: 'confirm', 'token-error': 'tokenError', password: 'passwordChange' };
  var wanted = /[?&]register=([a-z-]+)/.exec(location.search);
  var call = wanted && Object.prototype.hasOwnProperty.call(calls, wanted[1]) ? calls[wanted[1]] : '';
  var register = window.foyer && window.foyer.register;
  if (call && register && register[call]) register[call]();
});
