/// The place of a macro such as `#expect` in the source, read from the name of its expansion file.
///
/// Code in the arguments of a macro has lines in that generated file, which testers never see. The
/// mangled name of the file has the name of the source file, then `fMX`, the line and the column.
struct MacroSite: Equatable {
  /// The name of the source file, without its folders.
  let file: String
  /// The line number, starting at 1.
  let line: Int

  private static let prefix = "@__swiftmacro_"

  /// Whether a file, given its path, is the expansion of a macro.
  static func isExpansion(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix(prefix) ?? false
  }

  /// Reads the path of an expansion; nil if it has no line, as for macros on declarations.
  init?(expansion path: String) {
    guard Self.isExpansion(path), let name = path.split(separator: "/").last else { return nil }
    let text = Array(name.utf8.dropFirst(Self.prefix.utf8.count))
    for mark in text.indices.dropLast(3).reversed() where text[mark...].starts(with: "fMX".utf8) {
      guard let line = Self.index(text[(mark + 3)...]), line > 0,
        let file = Self.identifier(in: text[..<mark])
      else { continue }
      self.file = file
      self.line = line
      return
    }
    return nil
  }

  /// A mangled number: `_` is 0, `0_` is 1 and so on.
  private static func index(_ text: ArraySlice<UInt8>) -> Int? {
    let digits = text.prefix(while: isDigit)
    guard text.dropFirst(digits.count).first == UInt8(ascii: "_") else { return nil }
    if digits.isEmpty { return 0 }
    return Int(String(decoding: digits, as: UTF8.self)).map { $0 + 1 }
  }

  /// The identifier at the end of a text.
  ///
  /// Its length comes before it. If the name has characters that symbols cannot have, `00` comes
  /// before the length.
  private static func identifier(in text: ArraySlice<UInt8>) -> String? {
    for start in text.indices where isDigit(text[start]) {
      let isEncoded = text[start...].starts(with: "00".utf8)
      let rest = text[(start + (isEncoded ? 2 : 0))...]
      let digits = rest.prefix(while: isDigit)
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > 0 else { continue }
      var name = rest.dropFirst(digits.count)
      if isEncoded, name.count == length + 1, name.first == UInt8(ascii: "_") {
        name = name.dropFirst()
      }
      guard name.count == length else { continue }
      return isEncoded ? Punycode.decode(name) : String(decoding: name, as: UTF8.self)
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

/// Swift's encoding of identifiers with characters that symbols cannot have.
///
/// It is RFC 3492 with other digits.
private enum Punycode {
  /// Decodes an identifier; nil if the bytes are not a valid encoding.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    var scalars: [UInt32] = []
    var rest = bytes
    if let delimiter = bytes.lastIndex(of: UInt8(ascii: "_")) {
      scalars = bytes[..<delimiter].map(UInt32.init)
      rest = bytes[(delimiter + 1)...]
    }
    var code: UInt32 = 128
    var place = 0
    var bias = 72
    while !rest.isEmpty {
      let before = place
      guard let step = delta(&rest, bias: bias), step < 1 << 24 else { return nil }
      place += step
      let count = scalars.count + 1
      bias = adapted(place - before, count: count, isFirst: before == 0)
      code += UInt32(place / count)
      place %= count
      guard code < 0x11_0000 else { return nil }
      scalars.insert(code, at: place)
      place += 1
    }
    var text = ""
    for scalar in scalars {
      // ASCII characters that symbols cannot have are encoded as unused (surrogate) code points.
      let plain = (0xD800..<0xD880).contains(scalar) ? scalar - 0xD800 : scalar
      guard let scalar = Unicode.Scalar(plain) else { return nil }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Reads a number of variable length.
  private static func delta(_ rest: inout ArraySlice<UInt8>, bias: Int) -> Int? {
    var value = 0
    var weight = 1
    var base = 36
    while let byte = rest.popFirst() {
      guard let digit = digit(byte) else { return nil }
      let (part, isTooLarge) = digit.multipliedReportingOverflow(by: weight)
      guard !isTooLarge, part < 1 << 30 else { return nil }
      value += part
      let threshold = min(max(base - bias, 1), 26)
      if digit < threshold { return value }
      guard weight < 1 << 30 else { return nil }
      weight *= 36 - threshold
      base += 36
    }
    return nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "J"): Int(byte - UInt8(ascii: "A")) + 26
    default: nil
    }
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = delta / (isFirst ? 700 : 2)
    delta += delta / count
    var base = 0
    while delta > 455 {
      delta /= 35
      base += 36
    }
    return base + 36 * delta / (delta + 38)
  }
}
