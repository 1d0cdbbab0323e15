/// The formats of texts that are checked; others are ignored.
enum StringFormat: String {
  case date
  case dateTime = "date-time"
  case uuid
  case email
  case uri

  /// The description of a text of the format, in a message.
  var words: String {
    switch self {
    case .date: "a date such as \"2026-11-21\""
    case .dateTime: "a date and time such as \"2026-11-21T12:00:00Z\""
    case .uuid: "a UUID"
    case .email: "an email address"
    case .uri: "a URI"
    }
  }

  func fits(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    switch self {
    case .date: return Self.isDate(bytes[...])
    case .dateTime: return Self.isDateTime(bytes)
    case .uuid: return Self.isUUID(bytes)
    case .email:
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(" ") }
    case .uri:
      guard let colon = text.firstIndex(of: ":"), let first = bytes.first else { return false }
      let scheme = text[..<colon].utf8.dropFirst()
      return Self.isLetter(first) && !bytes.contains(32)
        && scheme.allSatisfy { Self.isLetter($0) || Self.isDigit($0) || "+-.".utf8.contains($0) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { 97...122 ~= byte | 32 }

  /// The number that digits spell, at a place; nil if there are none.
  private static func number(_ bytes: ArraySlice<UInt8>, _ from: Int, _ count: Int) -> Int? {
    let digits = bytes.dropFirst(from).prefix(count)
    guard digits.count == count, digits.allSatisfy(isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 10, let year = number(bytes, 0, 4), let month = number(bytes, 5, 2),
      let day = number(bytes, 8, 2), bytes.dropFirst(4).first == 45, bytes.dropFirst(7).first == 45,
      1...12 ~= month
    else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= day
  }

  private static func isDateTime(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 20, isDate(bytes[..<10]), bytes[10] | 32 == 116 else { return false }
    let time = bytes[11...]
    guard let hour = number(time, 0, 2), let minute = number(time, 3, 2),
      let second = number(time, 6, 2), bytes[13] == 58, bytes[16] == 58, hour < 24, minute < 60,
      second <= 60
    else { return false }
    var rest = bytes[19...]
    if rest.first == 46 {
      let digits = rest.dropFirst().prefix(while: isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.count == 1, let letter = rest.first { return letter | 32 == 122 }
    guard rest.count == 6, let sign = rest.first, sign == 43 || sign == 45,
      let hours = number(rest, 1, 2), let minutes = number(rest, 4, 2)
    else { return false }
    return rest.dropFirst(3).first == 58 && hours < 24 && minutes < 60
  }

  private static func isUUID(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 36 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      [8, 13, 18, 23].contains(index)
        ? byte == 45 : isDigit(byte) || 97...102 ~= byte | 32
    }
  }
}
