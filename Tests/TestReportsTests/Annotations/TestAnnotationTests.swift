import SimulatedApp
import Testing

@testable import TestReports

@Suite("Annotations of tests")
struct TestAnnotationTests {
  @Test(arguments: [
    ("allure.id:4711", TestAnnotation.label(name: "AS_ID", value: "4711")),
    ("allure.id=4711", .label(name: "AS_ID", value: "4711")),
    ("allure.name: Buying a lamp", .name("Buying a lamp")),
    ("allure.description:With a card", .description("With a card")),
    ("allure.label.epic:Checkout: cards", .label(name: "epic", value: "Checkout: cards")),
    ("allure.parameter.card:Visa", .parameter(name: "card", value: "Visa")),
    ("allure.parameter.card[hidden]:Visa", .parameter(name: "card", value: "Visa")),
    (
      "allure.link.SHOP-12[issue]:https://example.com/a",
      .link(name: "SHOP-12", url: "https://example.com/a", type: "issue")
    ),
    ("allure.link.docs:https://a", .link(name: "docs", url: "https://a", type: "")),
    ("allure.link:https://a", .link(name: "https://a", url: "https://a", type: "")),
    ("allure.link.[tms]:https://a", .link(name: "https://a", url: "https://a", type: "tms")),
  ])
  func `are read from titles of activities`(title: String, annotation: TestAnnotation) {
    #expect(TestAnnotation(title) == annotation)
  }

  @Test(arguments: [
    "Log in", "allure", "allure.", "allure.id", "allure.label:x", "allure.label.:x",
    "allure.id.x:1",
    "Allure.id:1", "allure.unknown:1", ":allure.id", "allure.step.x:1", "",
  ])
  func `are not read from other titles`(title: String) {
    #expect(TestAnnotation(title) == nil)
  }

  @Test func `are read from attachments that have the value as their text`() {
    #expect(
      TestAnnotation(attachment: "allure.label.owner", text: "Ada\n")
        == .label(name: "owner", value: "Ada"))
    #expect(TestAnnotation(attachment: "allure.label.owner:Ada", text: "x") == nil)
    #expect(TestAnnotation(attachment: "notes", text: "x") == nil)
  }

  @Test func `are kept up to a limit`() {
    let annotations = { (count: Int) in
      let facts = (0..<count).map { JournalFact.activityBegan(title: "allure.label.tag:\($0)") }
      return TestAnnotations(journal: SampleRun.journal(facts))
    }
    let limit = TestAnnotations.limit
    #expect(annotations(limit).labels.last?.value == "\(limit - 1)")
    #expect(annotations(limit + 1).labels == annotations(limit).labels)
  }
}
