import Foundation
import XCUIAutomation

/// What the item of the edit menu that pastes is called, in many languages.
enum EditMenuWords {
  /// Takes the item that pastes, in whichever language it is.
  static var paste: NSPredicate { NSPredicate(format: "label IN %@", argumentArray: [pasteTitles]) }

  static let pasteTitles = [
    "Paste", "Einsetzen", "Coller", "Pegar", "Incolla", "Colar", "Plak", "Вставить", "Вставити",
    "ペースト", "粘贴", "貼上", "붙여넣기", "Wklej", "Klistra in", "Sæt ind", "Lim inn", "Sijoita", "Yapıştır",
    "لصق", "הדבק",
  ]
}
