extension ExpressionNode {
  /// Makes a cast, or a constant where possible: dates and data are written as casts.
  static func cast(_ operand: ExpressionNode, to type: CastType) -> ExpressionNode {
    guard case .constant(let value) = operand else { return .cast(operand, type) }
    switch (type, value) {
    case (.date, .integer(let seconds)): return .constant(.date(Double(seconds)))
    case (.date, .real(let seconds)): return .constant(.date(seconds))
    case (.data, .string(let digits)):
      guard let bytes = CastType.bytes(ofHexadecimal: digits) else { break }
      return .constant(.data(bytes))
    default: break
    }
    return .cast(operand, type)
  }
}

extension CastType {
  /// Reads pairs of hexadecimal digits.
  static func bytes(ofHexadecimal digits: String) -> [UInt8]? {
    let characters = Array(digits.utf8)
    guard characters.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: characters.count, by: 2) {
      let pair = String(decoding: characters[index...(index + 1)], as: UTF8.self)
      guard !pair.hasPrefix("+"), let byte = UInt8(pair, radix: 16) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }
}
