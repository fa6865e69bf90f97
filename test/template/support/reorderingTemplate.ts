/** A template of the demo window with every slot in another position, and with the markup of old portals. */
export const reorderingTemplate = `
  <form action="/x">
    <div data-layout="row"><button data-slot="save">Alt</button><p>Bitte <b>genau</b> lesen. <a href="/hilfe">Hilfe</a></p></div>
    <table><tr><td data-slot="list"></td><td><label>Eintrag <input data-slot="entry" name="text"></label></td></tr></table>
    <select data-slot="gender_id"><option value="1">Frau</option><option value="2" selected>Herr</option></select>
    <p data-slot="note"></p>
    <h1 data-slot="heading"></h1>
  </form>`
