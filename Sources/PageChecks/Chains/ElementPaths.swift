/// The paths of a source's chains, with names resolved if one line defines them.
///
/// `var login: XCUIElement { app.buttons["login"] }` and `let login = app.buttons["login"]` name
/// one, and `waitForElementAppearance(login)` gives it.
struct ElementPaths {
  private let outline: SourceOutline
  private var properties: [String: ElementPath] = [:]
  private var constants: [String: ElementPath] = [:]

  /// How many waits and names to follow for one chain.
  static let depthLimit = 8

  init(_ outline: SourceOutline) {
    self.outline = outline
    let tokens = outline.tokens
    for function in outline.functions where function.isProperty {
      let body = function.body
      guard let chain = CallChain(tokens, at: body.lowerBound), chain.end == body.upperBound
      else { continue }
      let type = function.type.map { outline.types[$0].name } ?? ""
      properties["\(type).\(function.name)"] = path(of: chain)
    }
    for place in tokens.code.indices where tokens.text(place) == "let" {
      guard tokens.text(place + 2) == "=", let chain = CallChain(tokens, at: place + 3) else {
        continue
      }
      constants[name(tokens.text(place + 1), at: place)] = path(of: chain)
    }
  }

  /// The complete path of a chain.
  func path(of chain: CallChain) -> ElementPath { path(of: chain, depth: 0) }

  private func path(of chain: CallChain, depth: Int) -> ElementPath {
    let own = ElementPath(chain, outline.tokens)
    guard depth < Self.depthLimit, !own.isWhole, let before = origin(of: chain, depth) else {
      return own
    }
    return own.following(before)
  }

  /// The path before a chain that does not begin at the app; nil if unknown.
  private func origin(of chain: CallChain, _ depth: Int) -> ElementPath? {
    guard let name = chain.names.first else { return nil }
    if chain.links.count > 1, case .call(let range) = chain.links[1] {
      guard name.hasPrefix("waitFor"), let inner = CallChain(outline.tokens, at: range.lowerBound)
      else { return nil }
      return path(of: inner, depth: depth + 1)
    }
    if let constant = constants[self.name(name, at: chain.start)] { return constant }
    let property = name == "self" ? chain.names.dropFirst().first ?? "" : name
    return outline.typeName(at: chain.start).flatMap { properties["\($0).\(property)"] }
  }

  private func name(_ name: String, at token: Int) -> String {
    "\(outline.functionOf[token].map(String.init) ?? "").\(name)"
  }
}
