import ServedSessions
import SimulatedApp
import TestWriting
import VirtualTime

/// One command of the interactive app, read from a line.
enum Instruction: Equatable {
  /// An action that every server offers for a session.
  case act(SessionAction)
  case gesture(TestStep.Gesture, on: String)
  case fill(field: String, text: String)
  case back
  case launch(coordinator: String?, arguments: [String])
  case seed(Int)
  /// A second session with the same past up to a time; nil means until now.
  case branch(VirtualDuration?)
  case session(String)
  case show, tree, test, journal, undo, help, quit
  case find(String)
}

extension Instruction {
  /// The first words of all commands, for messages.
  static let names = [
    "tap", "double", "press", "swipe", "type", "fill", "return", "wait", "advance", "back",
    "answer", "launch", "link", "rotate", "device", "fail", "seed", "screen", "tree", "find",
    "test", "journal", "undo", "branch", "session", "help", "quit",
  ]

  /// The longest line that is read.
  static let lengthLimit = 4_096

  /// Parses a line; an empty line shows the screen again.
  init(_ line: String) throws(SessionFault) {
    guard line.utf8.count <= Self.lengthLimit else {
      throw SessionFault(.invalid, "The line is longer than \(Self.lengthLimit) bytes, the limit.")
    }
    var words = try Self.words(of: line)[...]
    guard let name = words.popFirst() else {
      self = .show
      return
    }
    self = try Self.read(name, Array(words))
  }

  private static func read(
    _ name: String, _ words: [String]
  ) throws(SessionFault) -> Instruction {
    switch name {
    case "tap": .gesture(.tap, on: try one(words, name, "an element"))
    case "double": .gesture(.doubleTap, on: try one(words, name, "an element"))
    case "press": .gesture(.longPress, on: try one(words, name, "an element"))
    case "swipe": try swipe(words)
    case "type": .act(.type(try one(words, name, "a text"), into: .focused))
    case "fill": try fill(words)
    case "return": .act(.type("\n", into: .focused))
    case "wait", "advance": .act(try time(words).map(SessionAction.advance) ?? .advanceToNextEvent)
    case "answer": .act(.answerAlert(button: words.isEmpty ? nil : words.joined(separator: " ")))
    case "launch": launch(words)
    case "link": .act(.open(link: try one(words, name, "a link")))
    case "rotate": .act(.turn(try orientation(words)))
    case "device": .act(try .device(named: one(words, name, "what to do, such as home or dark")))
    case "fail": .act(.fail(loader: try one(words, name, "a loader")))
    case "seed": .seed(try seed(words))
    case "branch": .branch(try time(words))
    case "session": .session(try one(words, name, "a session"))
    case "find": .find(try one(words, name, "a text"))
    default: try plain(name, words)
    }
  }

  private static func plain(
    _ name: String, _ words: [String]
  ) throws(SessionFault) -> Instruction {
    let plain: [String: Instruction] = [
      "back": .back, "screen": .show, "tree": .tree, "test": .test, "journal": .journal,
      "undo": .undo, "help": .help, "quit": .quit,
    ]
    guard let instruction = plain[name] else { throw .unknown("command", name, among: names) }
    guard words.isEmpty else {
      throw SessionFault(.invalid, "'\(name)' takes no arguments.")
    }
    return instruction
  }

  /// All words joined into one, so that names need no quotes.
  private static func one(
    _ words: [String], _ name: String, _ what: String
  ) throws(SessionFault) -> String {
    guard !words.isEmpty else { throw SessionFault(.invalid, "'\(name)' needs \(what).") }
    return words.joined(separator: " ")
  }

  private static func swipe(_ words: [String]) throws(SessionFault) -> Instruction {
    guard let way = words.first.flatMap(TestStep.Gesture.init(swipe:)) else {
      throw SessionFault(.invalid, "'swipe' needs up, down, left or right.")
    }
    return .gesture(way, on: words.dropFirst().joined(separator: " "))
  }

  private static func fill(_ words: [String]) throws(SessionFault) -> Instruction {
    guard words.count > 1 else {
      throw SessionFault(.invalid, "'fill' needs a field and a text.")
    }
    return .fill(field: words[0], text: words.dropFirst().joined(separator: " "))
  }

  private static func launch(_ words: [String]) -> Instruction {
    guard let first = words.first, !first.hasPrefix("-") else {
      return .launch(coordinator: nil, arguments: words)
    }
    return .launch(coordinator: first, arguments: Array(words.dropFirst()))
  }

  private static func time(_ words: [String]) throws(SessionFault) -> VirtualDuration? {
    guard let word = words.first else { return nil }
    let digits =
      word.hasSuffix("ms") ? word.dropLast(2) : word.hasSuffix("s") ? word.dropLast() : word[...]
    guard words.count == 1, let number = Double(digits), number >= 0, number <= 1_000_000 else {
      throw SessionFault(.invalid, "'\(word)' is not a time, such as 2s or 500ms.")
    }
    return .seconds(word.hasSuffix("ms") ? number / 1_000 : number)
  }

  private static func orientation(
    _ words: [String]
  ) throws(SessionFault) -> DeviceOrientation {
    let ways: [String: DeviceOrientation] = [
      "portrait": .portrait, "left": .landscapeLeft, "right": .landscapeRight,
      "down": .portraitUpsideDown,
    ]
    guard words.count == 1, let way = ways[words[0]] else {
      throw SessionFault(.invalid, "'rotate' needs portrait, left, right or down.")
    }
    return way
  }

  private static func seed(_ words: [String]) throws(SessionFault) -> Int {
    guard words.count == 1, let seed = Int(words[0]), seed >= 0 else {
      throw SessionFault(.invalid, "'seed' needs a whole number.")
    }
    return seed
  }

  /// Splits a line into words at spaces; a quoted word may contain spaces.
  private static func words(of line: String) throws(SessionFault) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in line {
      if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character.isWhitespace, !isQuoted {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard !isQuoted else { throw SessionFault(.invalid, "A quotation mark is not closed.") }
    return words + (word.map { [$0] } ?? [])
  }
}
