/// Bytes as text of letters, digits, `+` and `/`, as drivers send pictures and pasteboards.
enum Base64 {
  private static let signs = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var held = 0
    var bits = 0
    for byte in bytes {
      held = (held << 8 | Int(byte)) & 0xFFFF
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(signs[held >> bits & 63])
      }
    }
    if bits > 0 { text.append(signs[held << (6 - bits) & 63]) }
    while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The decoded bytes; nil if the text is not valid.
  static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var held = 0
    var bits = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") && byte > 0x20 {
      guard let value = signs.firstIndex(of: byte) else { return nil }
      held = (held << 6 | value) & 0xFFFF
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(held >> bits & 255))
    }
    return bytes
  }
}
