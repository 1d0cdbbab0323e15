import PredicateFormat

/// Parses XPath expressions: one function for each operator precedence.
struct XPathParser {
  private let text: String
  private let tokens: [XPathToken]
  private var place = 0
  private var nesting = 0

  init(_ text: String) throws(LocatorFault) {
    self.text = text
    tokens = try XPathLexer.tokens(of: text)
  }

  mutating func read() throws(LocatorFault) -> XPathExpression {
    let expression = try any()
    guard token.kind == .end else { throw fault("an operator or the end") }
    return expression
  }

  // MARK: - Operators

  private mutating func any() throws(LocatorFault) -> XPathExpression {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= LocatorLimits.nesting else {
      throw LocatorFault(
        "The XPath nests deeper than \(LocatorLimits.nesting) levels, which is the limit.")
    }
    var left = try conjunction()
    while take(name: "or") { left = .or(left, try conjunction()) }
    return left
  }

  private mutating func conjunction() throws(LocatorFault) -> XPathExpression {
    var left = try equality()
    while take(name: "and") { left = .and(left, try equality()) }
    return left
  }

  private mutating func equality() throws(LocatorFault) -> XPathExpression {
    var left = try relation()
    while let sign = take(["=", "!="]), let comparison = XPathComparison(rawValue: sign) {
      left = .compare(comparison, left, try relation())
    }
    return left
  }

  private mutating func relation() throws(LocatorFault) -> XPathExpression {
    var left = try sum()
    while let sign = take(["<", "<=", ">", ">="]), let comparison = XPathComparison(rawValue: sign)
    {
      left = .compare(comparison, left, try sum())
    }
    return left
  }

  private mutating func sum() throws(LocatorFault) -> XPathExpression {
    var left = try product()
    while let sign = take(["+", "-"]), let arithmetic = XPathArithmetic(rawValue: sign) {
      left = .arithmetic(arithmetic, left, try product())
    }
    return left
  }

  private mutating func product() throws(LocatorFault) -> XPathExpression {
    var left = try signed()
    while true {
      let sign = take(["*"]) ?? ["div", "mod"].first { take(name: $0) }
      guard let arithmetic = sign.flatMap(XPathArithmetic.init) else { return left }
      left = .arithmetic(arithmetic, left, try signed())
    }
  }

  private mutating func signed() throws(LocatorFault) -> XPathExpression {
    var isNegative = false
    var isSigned = false
    while take(["-"]) != nil {
      isNegative.toggle()
      isSigned = true
    }
    var left = try path()
    while take(["|"]) != nil { left = .union(left, try path()) }
    guard isSigned else { return left }
    return isNegative ? .negation(left) : .negation(.negation(left))
  }

  // MARK: - Paths

  private mutating func path() throws(LocatorFault) -> XPathExpression {
    if let start = try primary() {
      let predicates = try self.predicates()
      var steps: [XPathStep] = []
      try readSteps(into: &steps)
      guard !predicates.isEmpty || !steps.isEmpty else { return start }
      return .path(.filtered(start, predicates), steps)
    }
    var steps: [XPathStep] = []
    if take(["//"]) != nil {
      steps.append(XPathStep(axis: .descendantOrSelf, test: .node))
      steps.append(try step())
      try readSteps(into: &steps)
      return .path(.document, steps)
    }
    if take(["/"]) != nil {
      guard startsStep else { return .path(.document, []) }
      steps.append(try step())
      try readSteps(into: &steps)
      // Appium puts this tag around the source of the driver.
      if case .other("AppiumAUT") = steps[0].test, steps[0].axis == .child { steps.removeFirst() }
      return .path(.document, steps)
    }
    steps.append(try step())
    try readSteps(into: &steps)
    return .path(.context, steps)
  }

  private mutating func readSteps(into steps: inout [XPathStep]) throws(LocatorFault) {
    while let sign = take(["//", "/"]) {
      if sign == "//" { steps.append(XPathStep(axis: .descendantOrSelf, test: .node)) }
      steps.append(try step())
      guard steps.count <= LocatorLimits.steps else {
        throw LocatorFault(
          "The XPath has more than \(LocatorLimits.steps) steps, which is the limit.")
      }
    }
  }

  private var startsStep: Bool {
    switch token.kind {
    case .name: true
    case .sign(let sign): ["*", "@", ".", ".."].contains(sign)
    default: false
    }
  }

  private mutating func step() throws(LocatorFault) -> XPathStep {
    if take(["."]) != nil { return XPathStep(axis: .itself, test: .node) }
    if take([".."]) != nil { return XPathStep(axis: .parent, test: .node) }
    var step = XPathStep(axis: .child, test: .any)
    if take(["@"]) != nil {
      step.axis = .attribute
    } else if case .name(let name) = token.kind, isSign("::", at: place + 1) {
      step.axis = try axis(name)
    }
    step.test = try test()
    step.predicates = try predicates()
    return step
  }

  private mutating func axis(_ name: String) throws(LocatorFault) -> XPathAxis {
    let names = XPathAxis.allCases.map(\.rawValue)
    guard let axis = XPathAxis(rawValue: name) else {
      throw fault("an axis, one of " + names.joined(separator: ", "), near: names)
    }
    place += 2
    return axis
  }

  private mutating func test() throws(LocatorFault) -> XPathTest {
    if take(["*"]) != nil { return .any }
    guard case .name(let name) = token.kind else {
      throw fault("a step, such as XCUIElementTypeButton, * or @name")
    }
    if isSign("(", at: place + 1) {
      guard ["node", "text", "comment"].contains(name) else { throw fault("a step") }
      place += 2
      guard take([")"]) != nil else { throw fault(")") }
      return name == "node" ? .node : .nothing
    }
    place += 1
    guard !isSign(":", at: place) else { throw fault("a name without a namespace") }
    return ElementTypeNames.type(name).map { .type($0) } ?? .other(name)
  }

  private mutating func predicates() throws(LocatorFault) -> [XPathExpression] {
    var predicates: [XPathExpression] = []
    while take(["["]) != nil {
      guard predicates.count < LocatorLimits.steps else {
        throw LocatorFault(
          "A step of the XPath has more than \(LocatorLimits.steps) predicates, which is the limit."
        )
      }
      predicates.append(try any())
      guard take(["]"]) != nil else { throw fault("an operator or ]") }
    }
    return predicates
  }

  // MARK: - Primaries

  /// A literal, a number, a call or an expression in parentheses; nil where a step begins.
  private mutating func primary() throws(LocatorFault) -> XPathExpression? {
    switch token.kind {
    case .literal(let text):
      place += 1
      return .literal(text)
    case .number(let number):
      place += 1
      return .number(number)
    case .sign("("):
      place += 1
      let inner = try any()
      guard take([")"]) != nil else { throw fault("an operator or )") }
      return inner
    case .sign("$"): throw fault("a value; variables have none here")
    case .name(let name) where isSign("(", at: place + 1):
      return ["node", "text", "comment"].contains(name) ? nil : try call(name)
    default: return nil
    }
  }

  private mutating func call(_ name: String) throws(LocatorFault) -> XPathExpression {
    let names = XPathFunction.allCases.map(\.rawValue)
    guard let function = XPathFunction(rawValue: name) else {
      throw fault("a function, one of " + names.joined(separator: ", "), near: names)
    }
    let start = token
    place += 2
    var arguments: [XPathExpression] = []
    if take([")"]) == nil {
      repeat {
        arguments.append(try any())
        guard arguments.count <= function.counts.upperBound else { break }
      } while take([","]) != nil
      guard take([")"]) != nil else { throw fault(", or )") }
    }
    guard function.counts.contains(arguments.count) else {
      throw .at(
        start.column, of: "XPath", text,
        expected: "\(function.countWords) arguments of \(name)", found: "\(arguments.count)")
    }
    return .call(function, arguments)
  }

  // MARK: - Tokens

  private var token: XPathToken { tokens[min(place, tokens.count - 1)] }

  private func isSign(_ sign: String, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].kind == .sign(sign)
  }

  private mutating func take(_ signs: [String]) -> String? {
    guard case .sign(let sign) = token.kind, signs.contains(sign) else { return nil }
    place += 1
    return sign
  }

  private mutating func take(name: String) -> Bool {
    guard token.kind == .name(name) else { return false }
    place += 1
    return true
  }

  private func fault(_ expected: String, near names: [String] = []) -> LocatorFault {
    var found = token.words
    if case .name(let name) = token.kind, let nearest = NearestName.of(name, in: names) {
      found += "; did you mean \(nearest)?"
    }
    return .at(token.column, of: "XPath", text, expected: expected, found: found)
  }
}
