/// The callee of a selector before parentheses: a function, or an operator by its long name.
enum Callee {
  case function(FunctionName)
  case arithmetic(ArithmeticOperator, String)
  case complement
  case element
  case cast

  private static let operators: [String: ArithmeticOperator] = [
    "add:to:": .add, "from:subtract:": .subtract, "multiply:by:": .multiply,
    "divide:by:": .divide, "raise:topower:": .power, "bitwiseand:with:": .bitAnd,
    "bitwiseor:with:": .bitOr, "bitwisexor:with:": .bitXor, "leftshift:by:": .shiftLeft,
    "rightshift:by:": .shiftRight,
  ]

  private static let spellings = [
    "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "raise:toPower:",
    "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:",
    "onesComplement:", "objectFrom:withIndex:", "castObject:toType:",
  ]

  /// Every selector, as Apple spells it.
  static let selectors = FunctionName.allCases.map(\.rawValue) + spellings

  /// Finds the callee of a selector in lower case.
  init?(selector: String) {
    switch selector {
    case "onescomplement:": self = .complement
    case "objectfrom:withindex:": self = .element
    case "castobject:totype:": self = .cast
    default:
      if let function = FunctionName(rawValue: selector) {
        self = .function(function)
      } else if let arithmetic = Self.operators[selector] {
        self = .arithmetic(arithmetic, selector)
      } else {
        return nil
      }
    }
  }

  /// The selector as Apple spells it.
  var selector: String {
    switch self {
    case .function(let function): function.rawValue
    case .arithmetic(_, let selector):
      Self.spellings.first { $0.lowercased() == selector } ?? selector
    case .complement: "onesComplement:"
    case .element: "objectFrom:withIndex:"
    case .cast: "castObject:toType:"
    }
  }

  var argumentCount: ClosedRange<Int> {
    switch self {
    case .function(let function): function.argumentCount
    case .complement: 1...1
    case .arithmetic, .element, .cast: 2...2
    }
  }

  /// The node of a call, whose arguments are already counted; casts are handled elsewhere.
  func node(_ arguments: [ExpressionNode]) -> ExpressionNode {
    switch self {
    case .function(let function): .function(function, arguments)
    case .arithmetic(let arithmetic, _): .arithmetic(arithmetic, arguments[0], arguments[1])
    case .complement: .unary(.complement, arguments[0])
    case .element: .element(arguments[0], .at(arguments[1]))
    case .cast: arguments[0]
    }
  }
}
