/// A language in which the system's prompts are known.
package enum SystemLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case russian = "ru"
  case japanese = "ja"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case simplifiedChinese = "zh-Hans"

  /// The language of a name such as `de`, `de-AT` or `zh-Hans-CN`; nil if it is unknown.
  package init?(named name: String) {
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let base = parts.first?.lowercased() else { return nil }
    if base == "zh" {
      guard !parts.contains(where: { ["hant", "tw", "hk"].contains($0.lowercased()) }) else {
        return nil
      }
      self = .simplifiedChinese
      return
    }
    self.init(rawValue: base)
  }
}
