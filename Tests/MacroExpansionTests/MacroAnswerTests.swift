import Foundation
import Testing

@testable import MacroExpansion

@Suite("Macro answer") struct MacroAnswerTests {
  private func answer(_ question: String) -> String {
    String(decoding: MacroAnswer.answer(to: Data(question.utf8)), as: UTF8.self)
  }

  private func entry(in owner: String, _ role: String = "accessor") -> String {
    answer(
      """
      {"expandAttachedMacro": {"macro": {"typeName": "Entry"}, "macroRole": "\(role)",
       "declSyntax": {"source": "@Entry var width = 3"},
       "lexicalContext": [{"source": "extension \(owner) { }"}]}}
      """)
  }

  @Test func `tells the version of the conversation`() {
    #expect(
      answer(#"{"getCapability": {}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func `leaves out a preview`() {
    #expect(
      answer(#"{"expandFreestandingMacro": {}}"#)
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
  }

  @Test func `gives an entry a key`() {
    #expect(entry(in: "EnvironmentValues", "peer").contains("private enum __Key_width"))
  }

  @Test(arguments: [
    ("EnvironmentValues", "EnvironmentKey"), ("ContainerValues", "ContainerValueKey"),
  ]) func `gives an entry a key of its owner`(owner: String, key: String) {
    #expect(entry(in: owner, "peer").contains("__Key_width: \(key)"))
  }

  @Test func `refuses an entry of other types`() {
    #expect(
      entry(in: "Transaction").contains(
        "in extensions of EnvironmentValues, ContainerValues, FocusedValues only"))
  }

  @Test func `survives what is no message`() {
    #expect(answer("}{").contains("this message of the compiler is unknown"))
  }
}
