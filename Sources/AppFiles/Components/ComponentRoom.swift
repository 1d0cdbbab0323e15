import LocatedJSON

/// How much the components of an app may still produce, since parameters of parameters multiply.
struct ComponentRoom {
  /// The most values that the components of an app may produce.
  static let valueLimit = 1_000_000
  /// The most bytes of text that parameters may put into the components of an app: 16 MB.
  static let byteLimit = 16_777_216

  private let valueLimit: Int
  private let byteLimit: Int
  private var values = 0
  private var bytes = 0

  init(valueLimit: Int = Self.valueLimit, byteLimit: Int = Self.byteLimit) {
    self.valueLimit = valueLimit
    self.byteLimit = byteLimit
  }

  /// Which limit was exceeded, in words; nil while there is room.
  var excess: String? {
    if values > valueLimit { return "\(valueLimit) values" }
    return bytes > byteLimit ? "\(byteLimit) bytes of text" : nil
  }

  mutating func take(values count: Int) { values += count }

  mutating func take(bytes count: Int) { bytes += count }

  /// Counts a value and everything inside it; stops once there is no room.
  mutating func take(_ node: JSONNode) {
    guard excess == nil else { return }
    values += 1
    switch node.kind {
    case .null, .bool, .integer, .real: return
    case .string(let text): bytes += text.utf8.count
    case .array(let nodes): for node in nodes { take(node) }
    case .object(let members): for member in members { take(member.value) }
    }
  }
}
