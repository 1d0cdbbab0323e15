import Foundation
import ServedSessions
import SimulatedApp

@testable import ModelContextProtocol

/// A client of a server on the apps of the repository, without a process between them.
final class SampleClient {
  /// The folder of all apps.
  static let screens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens").path

  let server = ModelContextServer(apps: ServedApps(in: screens), version: "1.0")
  private var number = 0

  /// The answer to a line, without its end; nil if there is none.
  func line(_ text: String) -> String? {
    server.answer(to: .line(Array(text.utf8))).map {
      String(decoding: $0.dropLast(), as: UTF8.self)
    }
  }

  /// The answer to a request.
  func ask(_ method: String, _ params: String = "{}") -> JSONNode {
    number += 1
    let text = """
      {"jsonrpc": "2.0", "id": \(number), "method": "\(method)", "params": \(params)}
      """
    return line(text).flatMap { JSONReader.read(Array($0.utf8)).node } ?? JSONNode(.null)
  }

  /// The text that a tool answers with, and whether it is an error.
  func call(_ tool: String, _ arguments: String = "{}") -> (text: String, isError: Bool) {
    let answer = ask("tools/call", "{\"name\": \"\(tool)\", \"arguments\": \(arguments)}")
    let result = answer.member("result")?.value
    let texts = result?["content"]?.list.compactMap { $0["text"]?.string } ?? []
    return (texts.joined(separator: "\n"), result?["isError"]?.kind == .bool(true))
  }

  /// The text of a tool that must not fail.
  func done(_ tool: String, _ arguments: String = "{}") throws -> String {
    let (text, isError) = call(tool, arguments)
    if isError { throw ToolError(text: "\(tool): \(text)") }
    return text
  }

  struct ToolError: Error {
    let text: String
  }
}

extension JSONNode {
  /// The member of an object.
  subscript(_ key: String) -> JSONNode? { member(key)?.value }
  /// The parts of a list.
  var list: [JSONNode] { if case .array(let nodes) = kind { nodes } else { [] } }
  /// The text of a string.
  var string: String? { if case .string(let text) = kind { text } else { nil } }
}
