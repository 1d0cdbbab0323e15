import FoundationEssentials
import PredicateFormat
import ScreenPictures
import ServedSessions
import SimulatedApp
import TestWriting

/// Tools that look at the screen.
enum ReadTools {
  static let all = [describe, find, read, picture]

  private static let describe = ServedTool(
    name: "describe_screen", title: "Describe the screen",
    words: "Describes the screen in at most 1,000 tokens: a line for each element, with a "
      + "reference that stays valid while the element exists.",
    isReading: true,
    parameters: [
      ToolParameter(
        name: "after", kind: .text, words: "The reference of the last element of the page before."),
      SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    return [.text(try ScreenDescription(session: session).text(after: arguments.text("after")))]
  }

  /// The most elements that one answer lists.
  static let findLimit = 100

  private static let find = ServedTool(
    name: "find_elements", title: "Find elements",
    words: "Finds elements as XCUITest's queries do; an element must match everything given.",
    isReading: true,
    parameters: [
      ToolParameter(name: "type", kind: .text, words: "The type, such as button or cell."),
      ToolParameter(
        name: "text", kind: .text, words: "The identifier, label, title, value or placeholder."),
      ToolParameter(
        name: "predicate", kind: .text, words: "An NSPredicate, such as label CONTAINS 'lamp'."),
      ToolParameter(
        name: "limit", kind: .whole(1...findLimit), words: "The most elements to list; 20."),
      SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    let query = try query(arguments)
    let snapshot = try session.snapshot()
    let count = Resolver().count(query, in: snapshot.indexed)
    guard count > 0 else {
      throw SessionFault(.noElement, "Nothing matches.", help: .help(for: query, in: session))
    }
    let found = try session.find(query, limit: arguments.whole("limit") ?? 20)
    let rows = found.map { element in
      "\(element.name) \(TreeText(snapshot.tree, addresses: .none).shortRow(element.node))"
    }
    let more = count - found.count
    return [.text((rows + (more > 0 ? ["\(more) more match"] : [])).joined(separator: "\n"))]
  }

  private static func query(_ arguments: ToolArguments) throws(SessionFault) -> Query {
    var type = ElementType.any
    if let name = arguments.text("type") {
      guard let known = ElementType(name: name.prefix(1).lowercased() + name.dropFirst()) else {
        let hint = NearestName.hint(for: name, in: ElementType.caseNames)
        throw SessionFault(.invalid, "There is no type \(quoted(name))\(hint).")
      }
      type = known
    }
    var query = Query().descendants(type)
    if let text = arguments.text("text") { query = query.identified(by: text) }
    guard let format = arguments.text("predicate") else { return query }
    do {
      let predicate = try FormatPredicate(format)
      if let fault = ElementTest.fault(of: predicate) { throw fault }
      return query.appending(.matching(ElementTest(predicate), text: predicate.format))
    } catch {
      throw SessionFault(.invalid, "The predicate is not valid: \(error)")
    }
  }

  private static let read = ServedTool(
    name: "read_element", title: "Read an element",
    words: "Lists all attributes of an element, where a tap lands, and its query in Swift.",
    isReading: true, parameters: [SessionParameter.element, SessionParameter.session]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    let target = try desk.target(arguments.text("element") ?? "", in: session)
    let path = try session.path(to: target)
    let snapshot = try session.snapshot()
    let node = Resolver().first(path.query, in: snapshot.indexed) ?? 0
    let name = try session.reference(to: node, in: snapshot).name
    let view = snapshot.tree[node]
    let values: [(String, String?)] = [
      ("value", view.value), ("placeholder", view.placeholderValue),
      ("tap", snapshot.tree.tapWords(node)),
      ("query", path.swift),
    ]
    let lines = values.compactMap { name, text in text.map { "\(name): \($0)" } }
    return [
      .text(
        (["\(name) " + TreeText(snapshot.tree, addresses: .none).row(node)] + lines)
          .joined(separator: "\n"))
    ]
  }

  private static let picture = ServedTool(
    name: "take_picture", title: "Take a picture",
    words: "Draws the screen as a PNG picture.", isReading: true,
    parameters: [
      ToolParameter(name: "scale", kind: .whole(1...4), words: "Pixels per point: 1, 2 or 4; 1."),
      SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let picture = try desk.session(arguments).picture()
    return [.png(picture.png(scale: arguments.whole("scale") ?? 1))]
  }
}
