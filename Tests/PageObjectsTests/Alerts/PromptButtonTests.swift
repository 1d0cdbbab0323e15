import PageObjects
import PromptWords
import SimulatedApp
import XCTest

/// Whether the kit knows every button of every prompt that the simulated device has, by what it
/// stands for.
final class PromptButtonTests: XCTestCase {
  func testEveryButtonOfEveryPromptIsKnownInEveryLanguage() throws {
    for language in SystemLanguage.allCases {
      for resource in ProtectedResource.allCases where resource.isAskedFor {
        let prompt = try XCTUnwrap(
          PermissionPrompt(resource, app: "Asking", message: nil, language: language))
        let answers = Self.answers(for: resource)
        XCTAssertEqual(prompt.labels.count, answers.count, "\(language) \(resource)")
        for (label, answer) in zip(prompt.labels, answers) {
          expect(label, toMean: answer, in: language)
        }
      }
    }
  }

  func testTheButtonsBeforeAPasteAreKnownInEveryLanguage() {
    for language in SystemLanguage.allCases {
      expect(language.pasteWords.allow, toMean: .allowPaste, in: language)
      expect(language.pasteWords.refuse, toMean: .refuse, in: language)
    }
  }

  func testTheButtonsAboutAPasswordAreKnownInEveryLanguage() {
    for language in SystemLanguage.allCases {
      let words = language.permissionWords
      expect(words.passwordSave, toMean: .savePassword, in: language)
      expect(words.passwordNotNow, toMean: .notNow, in: language)
      expect(words.cancel, toMean: .cancel, in: language)
    }
  }

  private static func answers(for resource: ProtectedResource) -> [SystemAlert.Answer] {
    switch resource {
    case .location: [.allowOnce, .allowWhileUsing, .refuse]
    case .photos: [.limit, .allowAll, .refuse]
    case .calendar: [.refuse, .allowAll]
    default: [.refuse, .allow]
    }
  }

  private func expect(
    _ label: String, toMean answer: SystemAlert.Answer, in language: SystemLanguage,
    line: UInt = #line
  ) {
    let titles = SystemAlert.titles(of: answer, in: LaunchLanguage(language.rawValue))
    XCTAssertTrue(titles.contains(label), "\(language): \(label), not \(titles)", line: line)
  }
}
