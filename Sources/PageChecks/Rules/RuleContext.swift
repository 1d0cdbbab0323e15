/// What every rule sees of a source.
struct RuleContext {
  let file: String
  let outline: SourceOutline
  let roles: TypeRoles
  /// What is known of the app; nil where it is not known.
  let app: KnownApp?

  var tokens: SwiftTokens { outline.tokens }

  /// A finding at a token.
  func finding(
    _ smell: PageSmell, at token: Int, _ message: String, _ advice: String
  ) -> PageFinding {
    let place = tokens.place(of: tokens.code[token].range.lowerBound)
    return PageFinding(
      smell: smell, file: file, line: place.line, column: place.column, message: message,
      advice: advice)
  }

  /// The chains that begin anywhere in the source, also inside the brackets of others.
  var chains: [CallChain] { tokens.code.indices.compactMap { CallChain(tokens, at: $0) } }
}
