import AccessibilityTree

/// Writes the source of one page.
struct PageSource {
  private let page: PageObject
  private let pages: PageObjects
  private var lines: [String] = []

  init(_ page: PageObject, among pages: PageObjects) {
    self.page = page
    self.pages = pages
  }

  mutating func write() -> String {
    if page.identifiers.main != nil, !page.identifiers.entries.isEmpty {
      lines += ["extension \(page.identifiers.typeName): AIP {}", ""]
    }
    lines += [
      "/// The page of the screen \(page.screen).",
      "final class \(page.typeName): Page\(page.hasRoot ? ", ElementBrowser" : "") {",
    ]
    writeTitle()
    writeElements()
    page.launches.forEach { write($0) }
    writeReadings()
    page.fields.forEach { write($0) }
    writeForm()
    page.actions.forEach { write($0) }
    page.waits.forEach { write($0) }
    writeBack()
    page.parts.forEach { write($0) }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - What it has

  private mutating func writeTitle() {
    guard page.hasRoot else { return add("var pageTitle: XCUIElement { \(page.title.swift) }") }
    add("let request = SearchRequest(id: \(page.title.text), type: .\(page.title.type.caseName))")
    add("var pageTitle: XCUIElement { view }")
  }

  private mutating func writeElements() {
    if !page.elements.isEmpty { lines.append("") }
    for element in page.elements {
      add("private var \(element.name): XCUIElement { \(element.swift) }")
    }
  }

  private mutating func writeReadings() {
    for reading in page.readings {
      lines.append("")
      let name = reading.element.name.isEmpty ? reading.element.swift : reading.element.name
      add(Self.property(reading, of: name))
    }
  }

  private static func property(_ reading: PageObject.Reading, of element: String) -> String {
    switch reading.kind {
    case .label: "var \(reading.name): String { \(element).label }"
    case .value: "var \(reading.name): String { \(element).value as? String ?? \"\" }"
    case .isOn: "var \(reading.name): Bool { \(element).value as? String == \"1\" }"
    }
  }

  // MARK: - What can be done

  private mutating func write(_ launch: PageObject.Launch) {
    let given = launch.arguments.map(SwiftLiteral.string).joined(separator: ", ")
    lines.append("")
    add("/// Launches the app with \(launch.coordinator).")
    add("static func \(launch.name)(_ arguments: String...) -> \(page.typeName) {")
    add("  let app = XCUIApplication()")
    add("  app.launchArguments = [\(given)] + arguments")
    add("  app.launch()")
    add("  return \(page.typeName)()")
    add("}")
  }

  private mutating func write(_ field: PageObject.Field) {
    let value = field.name
    function(
      "type(\(value): String) -> Self",
      ["\(field.element.name).tap()", "\(field.element.name).typeText(\(value))", "return self"])
  }

  private mutating func writeForm() {
    // A field of an alert is not present together with the others.
    let names = page.fields.filter { $0.element.container == nil }.map(\.name)
    guard names.count > 1 else { return }
    function(
      "fillIn(\(names.map { "\($0): String" }.joined(separator: ", "))) -> Self",
      [names.map { "type(\($0): \($0))" }.joined(separator: ".")])
  }

  private mutating func write(_ action: PageObject.Action) {
    let element = action.element.name.isEmpty ? action.element.swift : action.element.name
    function(
      signature(action.name, action.target, own: "Self"),
      [element + action.gesture.call, "return " + result(action.target, own: "self")])
  }

  private mutating func write(_ wait: PageObject.Wait) {
    var element = wait.element.swift
    var result = "self"
    if case .screen(let next) = wait.target, let type = pages.typeName(of: wait.target) {
      element = pages[next] == nil ? element : "page.pageTitle"
      result = type
    }
    let returned = result == "self" ? "Self" : result
    lines.append("")
    add("@discardableResult")
    add("func \(wait.name)(")
    add("  timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,")
    add("  line: UInt = #line")
    add(") -> \(returned) {")
    if result != "self" { add("  let page = \(result)()") }
    add("  let isShown = \(element).waitForExistence(timeout: timeout)")
    add("  XCTAssertTrue(isShown, file: file, line: line)")
    add("  return \(result == "self" ? "self" : "page")")
    add("}")
  }

  private mutating func writeBack() {
    guard let back = page.back else { return }
    function(
      signature("goBack", back, own: "Self"),
      [PageObject.backButton.swift + ".tap()", "return " + result(back, own: "self")])
  }

  // MARK: - Parts

  private mutating func write(_ part: PageObject.Part) {
    let parent = page.hasRoot ? "self" : "nil"
    let parameter = part.parameter
    lines.append("")
    add("func \(part.name)(\(parameter): String) -> \(part.typeName) {")
    add("  \(part.typeName)(\(parameter): \(parameter), of: \(parent))")
    add("}")
    lines.append("")
    add("struct \(part.typeName): ElementBrowser {")
    add("  let request: SearchRequest")
    add("  let parentBrowser: (any ElementBrowser)?")
    writeStart(of: part, parameter)
    for reading in part.readings {
      lines.append("")
      add("  " + Self.property(reading, of: Self.inside(reading.element)))
    }
    for action in part.actions {
      function(
        signature(action.name, action.target, own: page.typeName), depth: 1,
        [
          Self.inside(action.element) + action.gesture.call,
          "return " + result(action.target, own: page.typeName + "()"),
        ])
    }
    add("}")
  }

  private mutating func writeStart(of part: PageObject.Part, _ parameter: String) {
    if part.isByLabel { add("  private let text: String") }
    lines.append("")
    add("  fileprivate init(\(parameter): String, of page: (any ElementBrowser)?) {")
    let id = part.isByLabel ? "" : "id: \(parameter), "
    add("    request = SearchRequest(\(id)type: .\(part.type.caseName))")
    add("    parentBrowser = page")
    if part.isByLabel { add("    text = \(parameter)") }
    add("  }")
    guard part.isByLabel else { return }
    lines.append("")
    add("  var view: XCUIElement {")
    add("    XCUIApplication()\(QueryProperty.call(for: part.type))")
    add("      .containing(.staticText, identifier: text).element")
    add("  }")
  }

  private static func inside(_ element: PageElement) -> String {
    guard element.key != .only else { return "view" }
    return "view.descendantElement(matching: .\(element.type.caseName), identifier: "
      + element.text + ")"
  }

  // MARK: - Lines

  private func signature(_ name: String, _ target: PageObject.Target, own: String) -> String {
    switch pages.typeName(of: target) {
    case "Self": "\(name)() -> \(own)"
    case let type?: "\(name)() -> \(type)"
    case nil: "\(name)<Previous: Page>(to page: Previous) -> Previous"
    }
  }

  private func result(_ target: PageObject.Target, own: String) -> String {
    switch pages.typeName(of: target) {
    case "Self": own
    case let type?: type + "()"
    case nil: "page"
    }
  }

  private mutating func function(
    _ signature: String, depth: Int = 0, _ body: [String]
  ) {
    let margin = String(repeating: "  ", count: depth)
    lines.append("")
    add(margin + "@discardableResult")
    add(margin + "func \(signature) {")
    for line in body { add(margin + "  " + line) }
    add(margin + "}")
  }

  /// A line inside the type, wrapped if it is too wide.
  private mutating func add(_ line: String) {
    let spaces = line.prefix { $0 == " " }.count
    let text = line.dropFirst(spaces)
    let whole = String(repeating: " ", count: spaces + 2) + text
    guard whole.count > SwiftLine.width, text.hasSuffix(" }"), let open = text.firstIndex(of: "{")
    else {
      lines += SwiftLine.wrapped(String(text), indent: spaces + 2)
      return
    }
    let head = text[...open]
    let body = text[text.index(after: open)...].dropLast(2).drop { $0 == " " }
    lines.append(String(repeating: " ", count: spaces + 2) + head)
    lines += SwiftLine.wrapped(String(body), indent: spaces + 4)
    lines.append(String(repeating: " ", count: spaces + 2) + "}")
  }
}

extension PageObject {
  /// The bar's back button.
  package static let backButton = PageElement(
    type: .button, key: .identifier("BackButton"), text: SwiftLiteral.string("BackButton"),
    container: .navigationBar)

  func source(among pages: PageObjects) -> String {
    var source = PageSource(self, among: pages)
    return source.write()
  }
}
