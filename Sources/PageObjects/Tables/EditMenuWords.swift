import Foundation
import XCUIAutomation

/// The titles of the edit menu's paste item, in many languages.
enum EditMenuWords {
  /// Matches the paste item in any language.
  static var paste: NSPredicate { NSPredicate(format: "label IN %@", argumentArray: [pasteTitles]) }

  static let pasteTitles = [
    "Paste", "Einsetzen", "Coller", "Pegar", "Incolla", "Colar", "Plak", "Вставить", "Вставити",
    "ペースト", "粘贴", "貼上", "붙여넣기", "Wklej", "Klistra in", "Sæt ind", "Lim inn", "Sijoita", "Yapıştır",
    "لصق", "הדבק",
  ]
}
