import SimulatedApp
import Testing

@testable import PromptWords

@Suite struct QuestionWordsTests {
  @Test(arguments: SystemLanguage.allCases)
  func `Questions name the app and the other in every language`(language: SystemLanguage) {
    for words in [language.pasteWords, language.signInWords] {
      let title = words.title(app: "A%2", other: "B%1")
      #expect(title.contains("A%2") && title.contains("B%1"))
      #expect(words.allow != words.refuse)
    }
  }
}
