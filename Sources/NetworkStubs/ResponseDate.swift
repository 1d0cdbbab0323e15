import LocatedJSON
import VirtualTime

/// A date in a response, relative to the present of the run.
///
/// In a response it is written `{"$date": "+10d", "format": "yyyy-MM-dd"}`.
public struct ResponseDate: Sendable, Equatable {
  /// The distance from the present, in seconds.
  let offset: Int64
  /// How the date is written.
  let format: Format

  /// How a date is written.
  enum Format: Sendable, Equatable {
    /// A pattern of Unicode TR 35, in UTC.
    case pattern([Piece])
    /// Seconds since 1970.
    case seconds
    /// Milliseconds since 1970.
    case milliseconds
  }

  /// A piece of a pattern.
  enum Piece: Sendable, Equatable {
    /// A field by its letter, with its minimum width.
    case field(Character, Int)
    /// Literal text.
    case text(String)
  }

  /// The key of an object that describes a date.
  package static let key = "$date"
  /// The default pattern: ISO 8601 in UTC.
  static let usualFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
  /// The most letters that a pattern may have.
  static let formatLimit = 100

  /// Reads a date.
  ///
  /// - Parameters:
  ///   - offset: `now`, or weeks, days, hours, minutes and seconds with a sign, such as `+10d`,
  ///     `-1d12h`.
  ///   - format: a pattern such as `yyyy-MM-dd`, or `seconds` or `milliseconds` since 1970.
  /// - Throws: ``ReadFault`` with what was expected.
  init(_ offset: String, format: String = ResponseDate.usualFormat) throws(ReadFault) {
    guard let seconds = Self.seconds(offset) else {
      throw ReadFault(
        message: "expected a time from now such as \"+10d\" or \"-1d12h\", found \(quoted(offset))")
    }
    self.offset = seconds
    switch format {
    case "seconds": self.format = .seconds
    case "milliseconds": self.format = .milliseconds
    default: self.format = .pattern(try Self.pieces(format))
    }
  }

  private static func seconds(_ text: String) -> Int64? {
    if text == "now" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    var (total, rest) = (Int64(0), text.dropFirst())
    guard !rest.isEmpty, rest.count <= 60 else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(digits.count)
      guard (1...9).contains(digits.count), let number = Int64(digits), let unit = rest.popFirst(),
        let length = units[unit]
      else { return nil }
      total += number * length
    }
    return sign == "-" ? -total : total
  }

  private static let units: [Character: Int64] = [
    "w": 604_800, "d": 86_400, "h": 3_600, "m": 60, "s": 1,
  ]

  private static func pieces(_ format: String) throws(ReadFault) -> [Piece] {
    guard !format.isEmpty, format.count <= formatLimit else {
      throw ReadFault(
        message: "expected a date's format of 1 to \(formatLimit) letters, found \(quoted(format))")
    }
    var (pieces, rest): ([Piece], Substring) = ([], format[...])
    while let first = rest.first {
      if first == "'" {
        let words = rest.dropFirst().prefix { $0 != "'" }
        rest = rest.dropFirst(words.count + 2)
        pieces.append(.text(words.isEmpty ? "'" : String(words)))
      } else if first.isASCII, first.isLetter {
        guard "yMdHmsSZX".contains(first) else {
          throw ReadFault(
            message: "unknown letter \(quoted(String(first))) in the date's format; known are "
              + "y M d H m s S Z X, and others need quotes: '...'")
        }
        let run = rest.prefix { $0 == first }
        rest = rest.dropFirst(run.count)
        pieces.append(.field(first, run.count))
      } else {
        let words = rest.prefix { $0 != "'" && !($0.isASCII && $0.isLetter) }
        rest = rest.dropFirst(words.count)
        pieces.append(.text(String(words)))
      }
    }
    return pieces
  }
}

extension ResponseDate {
  /// The date as a value of a response, for a present in seconds since 1970.
  func node(now: Double) -> JSONNode {
    let limit = 200_000_000_000.0
    let present = now.isFinite ? min(max(now, -limit), limit) : 0
    let milliseconds = Int64((present * 1_000).rounded()) + offset * 1_000
    switch format {
    case .seconds: return JSONNode(.integer(floored(milliseconds, 1_000)))
    case .milliseconds: return JSONNode(.integer(milliseconds))
    case .pattern(let pieces):
      return .text(pieces.map { Self.text($0, at: milliseconds) }.joined())
    }
  }

  private func floored(_ value: Int64, _ divisor: Int64) -> Int64 { Self.floored(value, divisor) }

  private static func floored(_ value: Int64, _ divisor: Int64) -> Int64 {
    value / divisor - (value % divisor < 0 ? 1 : 0)
  }

  private static func text(_ piece: Piece, at milliseconds: Int64) -> String {
    guard case .field(let letter, let width) = piece else {
      if case .text(let words) = piece { return words }
      return ""
    }
    let days = floored(milliseconds, 86_400_000)
    let rest = milliseconds - days * 86_400_000
    let date = WallClockText.civil(fromDays: days)
    switch letter {
    case "y": return padded(width == 2 ? date.year % 100 : date.year, to: width)
    case "M": return padded(date.month, to: width)
    case "d": return padded(date.day, to: width)
    case "H": return padded(rest / 3_600_000, to: width)
    case "m": return padded(rest / 60_000 % 60, to: width)
    case "s": return padded(rest / 1_000 % 60, to: width)
    case "S":
      let digits = padded(rest % 1_000, to: 3) + String(repeating: "0", count: max(0, width - 3))
      return String(digits.prefix(width))
    case "Z": return "+0000"
    default: return "Z"
    }
  }

  private static func padded(_ number: Int64, to width: Int) -> String {
    let digits = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count))
    return (number < 0 ? "-" : "") + zeros + digits
  }
}
