/// A language of the course's texts.
package enum CourseLanguage: String, Sendable, CaseIterable {
  /// English, in which the lessons are written.
  case en
  /// Japanese.
  case ja
  /// Russian.
  case ru

  /// The file of a chapter in this language.
  package func chapter(_ name: String) -> String {
    let catalogue = "Sources/Course/Course.docc/"
    return switch self {
    case .en: "\(catalogue)\(name).md"
    case .ja: "\(catalogue)Japanese/\(name)-ja.md"
    case .ru: "\(catalogue)Russian/\(name)-ru.md"
    }
  }

  /// The content of the file with its words, as JSON; nil for English.
  var file: [UInt8]? {
    switch self {
    case .en: nil
    case .ja: PackageResources.lessons_ja_json
    case .ru: PackageResources.lessons_ru_json
    }
  }
}
