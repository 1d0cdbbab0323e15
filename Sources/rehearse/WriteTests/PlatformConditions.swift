/// The conditions of a Swift source that ask for iOS, rewritten so that they hold on Linux.
enum PlatformConditions {
  /// The source with `os(iOS)` replaced in lines that begin with `#if` or `#elseif`; it has as many
  /// lines as before.
  static func rewritten(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { isCondition($0) ? $0.replacing("os(iOS)", with: "os(Linux)") : $0 }
      .joined(separator: "\n")
  }

  private static func isCondition(_ line: Substring) -> Bool {
    let words = line.drop { $0 == " " || $0 == "\t" }
    return words.hasPrefix("#if ") || words.hasPrefix("#elseif ")
  }
}
