// Old libraries add enumerable methods to built-in prototypes.
Object.extend(Array.prototype, {
  contains: function (value) {
    return this.indexOf(value) >= 0
  },
})
Object.extend(String.prototype, {
  trimAll: function () {
    return this.replace(/\s+/g, '')
  },
})
Object.extend(Function.prototype, {
  method: function (name, body) {
    this.prototype[name] = body
    return this
  },
})
