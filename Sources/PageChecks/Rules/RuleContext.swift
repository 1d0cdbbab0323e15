/// The input of every rule.
struct RuleContext {
  let file: String
  let outline: SourceOutline
  let roles: TypeRoles
  let app: KnownApp?
  /// The chains that begin anywhere in the source, also inside the brackets of others.
  let chains: [CallChain]
  let paths: ElementPaths

  init(file: String, outline: SourceOutline, roles: TypeRoles, app: KnownApp?) {
    self.file = file
    self.outline = outline
    self.roles = roles
    self.app = app
    chains = outline.tokens.code.indices.compactMap { CallChain(outline.tokens, at: $0) }
    paths = ElementPaths(outline)
  }

  var tokens: SwiftTokens { outline.tokens }

  func finding(
    _ smell: PageSmell, at token: Int, _ message: String, _ advice: String
  ) -> PageFinding {
    let place = tokens.place(of: tokens.code[token].range.lowerBound)
    return PageFinding(
      smell: smell, file: file, line: place.line, column: place.column, message: message,
      advice: advice)
  }
}
