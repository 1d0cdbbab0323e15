/// Decimal fractions with the same digits on every machine.
package enum DecimalText {
  /// A number given in tenths, hundredths or smaller parts; trimmed, it has no zeros at its end.
  package static func of(_ parts: Int, decimals: Int, isTrimmed: Bool = false) -> String {
    var digits = String(parts.magnitude)
    digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = digits.suffix(decimals)
    while isTrimmed, fraction.last == "0" { fraction.removeLast() }
    let sign = parts < 0 ? "-" : ""
    return sign + digits.dropLast(decimals) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A number rounded to tenths; one beyond what pages show is cut, and NaN is zero.
  package static func tenths(_ value: Double, isTrimmed: Bool = false) -> String {
    let shown = value.isNaN ? 0 : min(max(value, -1e15), 1e15)
    return of(Int((shown * 10).rounded()), decimals: 1, isTrimmed: isTrimmed)
  }
}
