import Foundation
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@Suite("Attachments")
struct XCTAttachmentTests {
  @Test func `a text that is always kept is a fact of the journal`() throws {
    let facts = try CaseRun.facts { test in
      let attachment = XCTAttachment(string: "words")
      attachment.name = "log"
      attachment.lifetime = .keepAlways
      test.add(attachment)
    }
    #expect(
      facts.attachments == [
        Attachment(
          name: "log", type: "public.plain-text", size: 5, content: .text("words"), added: .start)
      ])
  }

  @Test func `one for failures only is dropped by a test that passes`() throws {
    let facts = try CaseRun.facts { $0.add(XCTAttachment(string: "words")) }
    #expect(facts.attachments.isEmpty)
  }

  @Test func `one for failures only is recorded after the failure`() throws {
    let facts = try CaseRun.facts { test in
      test.add(XCTAttachment(string: "before"))
      test.recordFailure(
        withDescription: "wrong", inFile: "F.swift", atLine: 1, expected: true)
      test.add(XCTAttachment(string: "after"))
    }
    #expect(facts.failures == ["wrong"])
    #expect(facts.attachments.map(\.content) == [.text("before"), .text("after")])
  }

  @MainActor
  @Test func `a step takes attachments too`() throws {
    let facts = try CaseRun.facts { test in
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: "step") { step in
          let attachment = XCTAttachment(data: Data([255, 0]))
          attachment.lifetime = .keepAlways
          step.add(attachment)
        }
      }
    }
    let attached = facts.firstIndex { if case .attached = $0 { true } else { false } }
    let index = try #require(attached)
    #expect(facts[..<index].contains(.activityBegan(title: "step")))
    #expect(facts[index...].contains(.activityEnded))
    #expect(facts.attachments.map(\.content) == [.base64("/wA=")])
    #expect(facts.attachments.map(\.type) == ["public.data"])
  }

  @Test func `the content of a large one is left out`() throws {
    let facts = try CaseRun.facts { test in
      let attachment = XCTAttachment(
        uniformTypeIdentifier: nil, name: "large",
        payload: Data(repeating: 65, count: Attachment.contentLimit + 1))
      attachment.lifetime = .keepAlways
      test.add(attachment)
    }
    #expect(facts.attachments.map(\.content) == [.leftOut])
    #expect(facts.attachments.map(\.size) == [65_537])
  }

  @Test func `a file has its name and the type of its ending`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: file)
    let attachment = XCTAttachment(contentsOfFile: file)
    #expect(attachment.name == file.lastPathComponent)
    #expect(attachment.uniformTypeIdentifier == "public.json")
  }

  @Test func `a file that is not there is a failure`() throws {
    let facts = try CaseRun.facts { _ in
      _ = XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/no/such/file"))
    }
    #expect(facts.failures == ["Failed to attach /no/such/file: it cannot be read."])
  }
}
