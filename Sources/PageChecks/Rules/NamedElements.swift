/// What the properties of the types and the constants of a source stand for, as far as one line says it:
/// `var login: XCUIElement { app.buttons["login"] }`.
struct NamedElements {
  private let context: RuleContext
  private var properties: [String: ElementPath.Step] = [:]
  private var constants: [String: ElementPath.Step] = [:]

  init(_ context: RuleContext) {
    self.context = context
    for function in context.outline.functions where function.isProperty {
      guard let step = Self.onlyStep(in: function.body, context) else { continue }
      let type = function.type.map { context.outline.types[$0].name } ?? ""
      properties["\(type).\(function.name)"] = step
    }
    let tokens = context.tokens
    for place in tokens.code.indices where tokens.text(place) == "let" {
      guard tokens.text(place + 2) == "=", let chain = CallChain(tokens, at: place + 3),
        let step = ElementPath(chain, tokens).steps.last
      else { continue }
      constants[Self.name(tokens.text(place + 1), context.outline, at: place)] = step
    }
  }

  /// The last step by which a chain looks for its element, or the one that its name stands for.
  func step(of chain: CallChain) -> ElementPath.Step? {
    if let step = ElementPath(chain, context.tokens).steps.last { return step }
    var names = chain.names
    if names.first == "self" { names.removeFirst() }
    guard let name = names.first, names.count == 2 else { return nil }
    let constant = Self.name(name, context.outline, at: chain.start)
    if let step = constants[constant] { return step }
    return context.outline.typeName(at: chain.start).flatMap { properties["\($0).\(name)"] }
  }

  private static func name(_ name: String, _ outline: SourceOutline, at token: Int) -> String {
    "\(outline.functionOf[token].map(String.init) ?? "").\(name)"
  }

  /// The last step of a body that is one chain and nothing else.
  private static func onlyStep(
    in body: Range<Int>, _ context: RuleContext
  ) -> ElementPath.Step? {
    guard let chain = CallChain(context.tokens, at: body.lowerBound), chain.end == body.upperBound
    else { return nil }
    return ElementPath(chain, context.tokens).steps.last
  }
}
