/// The keys that a terminal sends as bytes.
struct TerminalKeys {
  /// The next byte; nil at the end of the input.
  let next: () -> UInt8?

  /// The longest sequence of a key that is read, in bytes.
  static let sequenceLimit = 16

  /// The next key that does something; nil at the end of the input.
  func key() -> EditedLine.Key? {
    while let byte = next() {
      if let key = key(startingWith: byte) { return key }
    }
    return nil
  }

  private func key(startingWith byte: UInt8) -> EditedLine.Key? {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0B: .clearRest
    case 0x0E: .down
    case 0x10: .up
    case 0x15: .clear
    case 0x17: .deleteWord
    case 0x1B: sequence()
    case 0x20...: character(startingWith: byte)
    default: nil
    }
  }

  /// What follows an escape: `[` or `O`, parameters, and the byte that ends them.
  private func sequence() -> EditedLine.Key? {
    guard let first = next(), first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else {
      return nil
    }
    var parameters = ""
    for _ in 0..<Self.sequenceLimit {
      guard let byte = next() else { return nil }
      let letter = Character(Unicode.Scalar(byte))
      guard (0x40...0x7E).contains(byte) else {
        parameters.append(letter)
        continue
      }
      return Self.keys[letter == "~" ? parameters + "~" : String(letter)]
    }
    return nil
  }

  private static let keys: [String: EditedLine.Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home,
    "3~": .delete,
    "4~": .end, "7~": .home, "8~": .end,
  ]

  private func character(startingWith byte: UInt8) -> EditedLine.Key? {
    var bytes = [byte]
    let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    while bytes.count < length {
      guard let more = next() else { return nil }
      bytes.append(more)
    }
    return String(validating: bytes, as: UTF8.self)?.first.map { .character($0) }
  }
}
