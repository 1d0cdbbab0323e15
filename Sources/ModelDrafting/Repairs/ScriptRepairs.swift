import SimulatedApp

/// Finds the changes of a script that may let a test continue after its first failure.
struct ScriptRepairs {
  let script: DraftScript
  let run: ScriptRun
  /// The line of the test that failed, with the one after it.
  let line: String
  /// The texts of the suite's source, those near the failure first.
  let texts: () -> [String]
  /// The looks before the failure, the last one first.
  let looks: [ScriptLook]

  init(
    script: DraftScript, run: ScriptRun, line: String, texts: @escaping () -> [String] = { [] }
  ) {
    (self.script, self.run, self.line, self.texts) = (script, run, line, texts)
    looks = run.looks(before: run.failedAt).reversed()
  }

  /// The most changes that are tried for one failure.
  static let limit = 200

  /// The most elements that a number in a message is taken for.
  private static let countedElements = 100

  /// The most texts of the suite's source that are tried for one failure.
  private static let triedTexts = 40

  /// The most of them that are tried before the words of a message.
  private static let nearTexts = 4

  var message: String { String((run.failure?.message ?? "").prefix { !$0.isNewline }) }

  /// What happened before the failure.
  private var events: ArraySlice<ScriptEvent> {
    run.events.prefix(run.failedAt ?? run.events.count)
  }

  private var misses: [ScriptLook] { looks.filter { $0.count == 0 } }
  private var hits: [ScriptLook] { looks.filter { $0.count > 0 } }

  /// The changed scripts, the likeliest first, each once; each is made when it is asked for.
  func candidates() -> some Sequence<DraftScript> {
    var parts = parts[...]
    var ready: ArraySlice<DraftScript> = []
    var known: Set<DraftScript> = [script]
    return AnyIterator {
      while known.count <= Self.limit {
        if let next = ready.popFirst() {
          if known.insert(next).inserted { return next }
        } else if let part = parts.popFirst() {
          ready = part()[...]
        } else {
          return nil
        }
      }
      return nil
    }
  }

  /// The likeliest changed script; nil if there is none.
  var likeliest: DraftScript? {
    for part in parts {
      if let changed = part().first(where: { $0 != script }) { return changed }
    }
    return nil
  }

  /// The kinds of changes, the likeliest first.
  private var parts: [() -> [DraftScript]] {
    if run.failedElsewhere { return [{ installed }, { awaited }, { prompts }, { guests }] }
    if run.failure?.reason.kind == .crash {
      let first = takesIndex ? [{ further }, { numbers }] : [{ numbers }, { further }]
      return [{ lastMiss }] + first + [{ earlierMisses }, { flags }, { literals }, { source }]
    }
    if message.contains("XCTAssertFalse") || message.contains("XCTAssertNil") {
      return [{ lastMiss }, { absences }, { flags }, { earlierMisses }, { literals }, { source }]
    }
    return [
      { endless }, { installed }, { awaited }, { returns }, { several }, { controls }, { wheels },
      { returnKeys }, { keyboards }, { comparisons }, { rows }, { places }, { frames }, { counts },
      { lastMiss }, { wholeWait }, { wholeScene }, { joined }, { prompts }, { focus }, { flags },
      { nearest }, { told }, { literals }, { names }, { interruptions }, { earlierMisses },
      { absences }, { more }, { source },
    ]
  }

  // MARK: - Elements

  /// Shows what was last looked for: elements with a name before those with only a type.
  private var lastMiss: [DraftScript] {
    guard let look = looks.first, look.count == 0 else { return [] }
    guard look.query.name == nil,
      let named = misses.prefix(while: { $0.scene == look.scene }).first(where: {
        $0.query.name != nil
      })
    else { return conjuring(look) }
    return conjuring(named) + conjuring(look)
  }

  private var earlierMisses: [DraftScript] {
    var known: Set<String> = []
    return misses.filter { known.insert($0.query.text).inserted }.prefix(10).flatMap { miss in
      conjuring(miss)
    }
  }

  private func conjuring(_ look: ScriptLook, count: Int = 1) -> [DraftScript] {
    changing(look) { tree in QueryConjuring(look.query).trees(from: tree, count: count) }
  }

  /// The scripts in which a look finds what it asked for.
  static func conjuring(_ look: ScriptLook, in script: DraftScript) -> [DraftScript] {
    ScriptRepairs(script: script, run: ScriptRun(), line: "").conjuring(look)
  }

  /// Adds more of what the test took from a list, a few at first; all numbers in the likeliest way
  /// before any in another.
  private var further: [DraftScript] {
    looks.filter { $0.kind != .existence }.prefix(3).flatMap { look in
      let ways = Self.moreOfList.map { conjuring(look, count: look.count + $0) }
      return (0..<(ways.map(\.count).max() ?? 0)).flatMap { way in
        ways.compactMap { $0.dropFirst(way).first }
      }
    }
  }

  /// Whether the line of the failure takes an element of a list by its index, and reads no number.
  private var takesIndex: Bool {
    line.contains(#/\w\[[^"]/#) && !line.contains(#/(Int|Double|Float|Decimal)\(/#)
  }

  /// How many more elements a list may need whose index ends a test.
  private static let moreOfList = [1, 2, 3, 5, 10, 20, 40]

  /// Removes what the last queries found.
  private var absences: [DraftScript] {
    var known: Set<String> = []
    return hits.filter { known.insert($0.query.text).inserted }.prefix(6).flatMap { hit in
      changing(hit) { tree in without(hit.query, in: tree).map { [$0] } ?? [] }
    }
  }

  private func without(_ query: Query, in tree: DraftTree, keeping kept: Int = 0) -> DraftTree? {
    var tree = tree
    let places = tree.indexed.places(of: query).filter { !$0.isEmpty }
    guard places.count > kept else { return nil }
    for place in places.dropFirst(kept).reversed() { tree.remove(place) }
    return tree
  }

  /// Removes all but one of several matches.
  private var several: [DraftScript] {
    guard run.failure?.reason.kind == .manyMatches, let look = looks.first(where: { $0.count > 1 })
    else { return [] }
    return changing(look) { tree in
      let places = tree.indexed.places(of: look.query).filter { !$0.isEmpty }
      return places.reversed().map { place in
        var changed = tree
        changed.remove(place)
        return changed
      }
    }
  }

  /// Changes where the elements are whose frames the line of the failure compares.
  private var places: [DraftScript] {
    guard line.contains(".frame"), let last = looks.first(where: { $0.kind == .attributes }) else {
      return []
    }
    let near = looks.filter { $0.scene == last.scene && $0.query != last.query }
    var known: Set<String> = []
    return near.filter { known.insert($0.query.text).inserted }.prefix(3).flatMap { look in
      changing(last) { PlaceRepairs($0).trees(of: look.query, and: last.query) }
    }
  }

  // MARK: - Texts

  /// Makes the compared values equal.
  private var comparisons: [DraftScript] {
    guard let comparison = Comparison(message) else { return [] }
    return looks.prefix(8).flatMap { look -> [DraftScript] in
      comparison.wishes.flatMap { found, wanted -> [DraftScript] in
        if look.kind == .attributes { return setting(look, from: found, to: wanted) }
        return counting(look, from: found, to: wanted)
      }
    }
  }

  /// Makes as many elements as the line of the failure or its message requires.
  private var counts: [DraftScript] {
    let numbers = [line, message].flatMap { text in
      text.split { !$0.isNumber }.prefix(4).compactMap { Int($0) }
    }
    return counted + counting(upTo: numbers.filter { $0 <= Self.countedElements })
  }

  /// Makes as many elements as a wait for a number of them asks for, or leaves so many.
  private var counted: [DraftScript] {
    guard let look = looks.first(where: { $0.kind == .count }), message.contains("count ="),
      let wanted = message.firstMatch(of: #/\bcount ==? (\d+)/#)?.1
    else { return [] }
    return counting(look, from: "\(look.count)", to: String(wanted))
  }

  /// Makes a few more elements than were counted, if the required number is not known.
  private var more: [DraftScript] {
    let counted = looks.first { $0.kind == .count }?.count ?? 0
    return counting(upTo: [counted + 1, counted + 2, 5, 10])
  }

  func counting(upTo numbers: [Int]) -> [DraftScript] {
    looks.filter { $0.kind == .count }.prefix(3).flatMap { look in
      numbers.filter { $0 > look.count }.flatMap { conjuring(look, count: $0) }
    }
  }

  private func counting(_ look: ScriptLook, from found: String, to wanted: String)
    -> [DraftScript]
  {
    guard let asked = Int(wanted), let found = Int(found) else { return [] }
    // A test may count without a row that is always there.
    let uncounted = look.kind == .count ? look.count - found : 0
    let wanted = asked + uncounted
    guard abs(uncounted) <= 2, found + uncounted == look.count, wanted >= 0 else { return [] }
    // A test that counts how often something is there, such as a button of a page, needs one.
    guard wanted < look.count else {
      let count = look.kind == .existence ? min(wanted, 1) : wanted
      return changing(look) { CountedRows(query: look.query).grown($0, to: count) }
    }
    return changing(look) { tree in
      without(look.query, in: tree, keeping: wanted).map { [$0] } ?? []
    }
  }

  private func setting(_ look: ScriptLook, from found: String, to wanted: String)
    -> [DraftScript]
  {
    var scripts =
      look.count > 1 || Int(found) == look.count ? counting(look, from: found, to: wanted) : []
    let own: [ElementAttribute] = line.contains(".identifier") ? [.identifier] : []
    for attribute in own + [.label, .value, .title, .placeholderValue] {
      scripts += changing(look) { tree in
        guard let place = tree.firstPlace(of: look.query),
          let element = tree[place]
        else { return [] }
        // A switch with an unknown value is off.
        let isOff = attribute == .value && element.type.toggles && element.value == nil
        let text = isOff ? "0" : element.text(attribute)
        let texts = text == found ? [wanted] : Words.replacing(found, with: wanted, in: text)
        return texts.map { Self.setting(attribute, to: $0, at: place, in: tree) }
      }
    }
    return scripts
  }

  private static func setting(
    _ attribute: ElementAttribute, to text: String, at place: [Int], in tree: DraftTree
  ) -> DraftTree {
    var tree = tree
    tree.change(place) { element in
      // The name by which the element is found stays.
      if [.label, .placeholderValue].contains(attribute), element.identifier.isEmpty {
        element.identifier = element.text(attribute)
      }
      if attribute == .identifier, element.label.isEmpty { element.label = element.identifier }
      element.set(attribute, to: text)
    }
    return tree
  }

  /// Gives the elements that were last read texts with numbers, which the code parses.
  private var numbers: [DraftScript] {
    let texts = ["1", "1 of 1"] + SourceLiterals.texts(in: line).prefix(3).map { "1\($0)1" }
    return looks.filter { $0.kind == .attributes && $0.count > 0 }.prefix(3).flatMap { look in
      [ElementAttribute.label, .value].flatMap { attribute in
        changing(look) { tree in
          guard let place = tree.firstPlace(of: look.query) else {
            return []
          }
          return texts.map { Self.setting(attribute, to: $0, at: place, in: tree) }
        }
      }
    }
  }

  /// Gives the last elements the texts on the line of the failure, or those that it compared.
  private var literals: [DraftScript] {
    let wanted = Comparison(message)?.wishes.map(\.wanted) ?? []
    let near = SourceLiterals.texts(in: line) + SourceLiterals.compared(in: message)
    return texting((near + typed + wanted).prefix(6))
  }

  /// Gives the element that was last read the texts near the code that read it: a function compares
  /// it, and its caller passes the expected text.
  private var nearest: [DraftScript] { sourcing(Self.nearTexts) }

  /// Gives the element that was last read the texts of the suite's source: a test may compare it
  /// itself, and only assert that the result is true.
  private var source: [DraftScript] { sourcing(Self.triedTexts) }

  private func sourcing(_ count: Int) -> [DraftScript] {
    guard let look = looks.first(where: { $0.kind == .attributes }), look.count > 0 else {
      return []
    }
    let tree = script.tree(look.scene)
    guard let place = tree.firstPlace(of: look.query),
      let likely = tree[place]?.type.textAttribute
    else { return [] }
    // A value is a state of what is tapped; a text has its label, and an empty field a placeholder,
    // which may be the name by which it is found.
    let takesText = tree[place]?.type.takesText == true
    var names = Set(looks.compactMap(\.query.name))
    if takesText, let own = look.query.name { names.remove(own) }
    let texts = texts().lazy.filter { !names.contains($0) }.prefix(count)
    let attributes: [ElementAttribute] =
      takesText ? [likely, .placeholderValue] : likely == .label ? [likely, .value] : [likely]
    return attributes.flatMap { attribute in
      texts.flatMap { text in
        changing(look) { [Self.setting(attribute, to: text, at: place, in: $0)] }
      }
    }
  }

  /// Gives the last elements the words of the test's own message, which often says what it expects.
  private var told: [DraftScript] {
    // A function that an adoption left out has the compiler's message, not an expectation.
    guard let mark = message.firstRange(of: "failed - "),
      !message[mark.upperBound...].hasPrefix("This does not compile here")
    else { return [] }
    let sentence = message[mark.upperBound...]
    let words = sentence.split { " ,:;()'\"".contains($0) }.map(String.init)
    // The text after a colon, or between quotation marks, is most likely the whole text.
    let last = sentence.ranges(of: ": ").last.map { String(sentence[$0.upperBound...]) }
    let quoted = sentence.matches(of: #/(["'])(.+?)\1/#).map { String($0.2) }
    // Else the sentence may end with it.
    let end = sentence.firstMatch(of: #/(?:equal to|equals|contain|be) ([^:"']+?)\.?$/#)
      .map { String($0.1) }
    // What was found may come after it.
    let first = end?.firstMatch(of: #/^(.+?), /#).map { String($0.1) }
    let told = [last, end, first].compactMap(\.self) + quoted.prefix(2)
    // A number may be one that must be exceeded.
    let more = words.compactMap(Double.init).filter { abs($0) < 1_000_000 }.map { Int($0) + 1 }
    return texting(
      told + words.reversed().prefix(8) + more.flatMap { ["\($0)", "$\($0)"] })
  }

  /// Gives the last elements the names by which the test found others: it may compare a text with
  /// what it tapped.
  private var names: [DraftScript] { texting(otherNames.prefix(4)) }

  /// Gives the last elements two of these names, or two typed texts, one after the other, where the
  /// line of the failure joins two texts with a space: a month and a year.
  private var joined: [DraftScript] {
    guard line.contains("+ \" \" +") || line.contains(") \\(") else { return [] }
    return [Array(otherNames.prefix(2)), Array(typed.prefix(2))].filter { $0.count == 2 }.flatMap {
      pair in
      texting([pair[1] + " " + pair[0], pair[0] + " " + pair[1]])
    }
  }

  /// The names of what was looked for before the last element, the latest first.
  private var otherNames: ArraySlice<String> {
    var known: Set<String> = []
    return looks.compactMap(\.query.name).filter { known.insert($0).inserted }.dropFirst()
  }

  private func texting(_ texts: some Collection<String>) -> [DraftScript] {
    looks.filter { $0.kind == .attributes && $0.count > 0 }.prefix(2).flatMap { look in
      texts.flatMap { text in
        changing(look) { tree in
          guard let place = tree.firstPlace(of: look.query),
            let element = tree[place]
          else { return [] }
          // The identifier of a bar is its title.
          if element.type == .navigationBar {
            var changed = tree
            changed.change(place) { ($0.identifier, $0.label) = (text, "") }
            return [changed]
          }
          let likely = element.type.textAttribute
          return [likely, likely == .label ? .value : .label].flatMap { attribute in
            let present = element.text(attribute)
            let both = present.isEmpty ? text : present + " " + text
            return [both, text].map { Self.setting(attribute, to: $0, at: place, in: tree) }
          }
        }
      }
    }
  }

  /// What the test has typed.
  private var typed: [String] {
    for event in events.reversed() {
      if case .act(let act) = event { return act.typed.sorted { $0.key < $1.key }.map(\.value) }
    }
    return []
  }

  // MARK: - States

  /// Changes whether the last elements are selected, enabled or on, or have the focus.
  private var flags: [DraftScript] {
    looks.filter { $0.kind == .attributes && $0.count > 0 }.prefix(2).flatMap { look in
      changing(look) { tree in
        guard let place = tree.firstPlace(of: look.query),
          let type = tree[place]?.type
        else { return [] }
        var changes: [(inout DraftElement) -> Void] = [
          { $0.isSelected.toggle() }, { $0.isEnabled.toggle() },
        ]
        changes.insert(
          { $0.value = $0.value == "1" ? "0" : "1" }, at: type.toggles ? 0 : changes.endIndex)
        if tree.all.contains(where: { $0.type.takesText }) {
          changes.insert({ type.takesText ? $0.hasFocus = true : $0.needsText.toggle() }, at: 0)
        }
        // A switch that a test sought by its name alone may have been turned off.
        if !type.toggles, tree[place]?.value == nil { changes.append { $0.value = "0" } }
        return changes.map { change in
          var changed = tree
          changed.change(place, change)
          return changed
        }
      }
    }
  }

  /// Makes a slider or a wheel of the element that the test moves, if it asked for any type.
  private var controls: [DraftScript] {
    let types = ["slider": ElementType.slider, "picker wheel": .pickerWheel]
    guard let type = types.first(where: { message.hasSuffix(" is not a \($0.key).") })?.value,
      let look = looks.first
    else { return [] }
    return changing(look) { tree in
      guard let place = tree.firstPlace(of: look.query), tree[place]?.isTypeKnown == false else {
        return []
      }
      var changed = tree
      changed.change(place) { ($0.type, $0.isTypeKnown) = (type, true) }
      return [changed]
    }
  }

  /// Gives the wheels the values to which the test turns them.
  private var wheels: [DraftScript] {
    guard let turn = run.turns.last, let look = looks.first(where: { $0.query == turn.query }),
      look.count > 0
    else { return [] }
    return changing(look) { tree in
      guard let place = tree.firstPlace(of: look.query),
        let element = tree[place], !element.options.contains(turn.value)
      else { return [] }
      var changed = tree
      changed.change(place) { $0.options.append(turn.value) }
      return [changed]
    }
  }

  /// Gives the fields the return key that the test looks for on the keyboard, or capitals.
  private var returnKeys: [DraftScript] {
    guard let look = looks.first, look.count == 0 else { return [] }
    let key = look.query.returnKey
    guard key != nil || look.query.isCapital else { return [] }
    return changing(look) { tree in
      var changed = tree
      for place in tree.places(where: \.type.takesText) {
        changed.change(place) {
          if let key { $0.returnKey = key } else { $0.capitalizes = true }
        }
      }
      return changed == tree ? [] : [changed]
    }
  }

  /// Gives the keyboard focus to the field that is typed into.
  private var focus: [DraftScript] {
    guard run.failure?.reason.kind == .noKeyboardFocus, let look = hits.first else { return [] }
    var scripts = changing(look) { tree in
      var changed = tree
      let found = tree.indexed.places(of: look.query).first { !$0.isEmpty }
      // Text typed into the app goes to the field with the focus.
      guard let place = found ?? tree.places(where: \.type.takesText).first else {
        var field = DraftElement(.textField, identifier: "field")
        field.hasFocus = true
        changed.add(field, in: [])
        return [changed]
      }
      guard let element = tree[place], !element.hasFocus else { return [] }
      changed.giveFocus(to: place)
      guard !element.type.takesText, element.isTypeKnown else {
        return changed.sharesFocus ? [] : [changed]
      }
      // A cell or a view that is typed into has a field.
      var field = DraftElement(.textField)
      field.hasFocus = true
      var filled = tree
      filled.change(place) { $0.children.append(field) }
      return [filled, changed]
    }
    if look.scene.wait == 0, look.scene.action > 1 {
      var quiet = script
      quiet.quietActions.insert(look.scene.action)
      scripts += [quiet, typing(into: look.query)]
    }
    return scripts
  }

  /// Lets the last tap bring up the keyboard that the test looks for, or shows a field that has the
  /// focus.
  private var keyboards: [DraftScript] {
    guard let look = looks.first, look.count == 0 else { return [] }
    let pad = look.query.pad
    guard look.query.isOnKeyboard || pad != nil else { return [] }
    let padded = changing(look) { tree in
      var changed = tree
      for place in tree.places(where: \.type.takesText) {
        changed.change(place) { $0.keyboard = pad ?? $0.keyboard }
      }
      return changed == tree ? [] : [changed]
    }
    let focused = changing(look) { tree in
      guard tree.places(where: \.hasFocus).isEmpty else { return [] }
      var changed = tree
      var field = DraftElement(.textField, identifier: "field")
      (field.hasFocus, field.keyboard) = (true, pad)
      changed.add(field, in: [])
      return [changed]
    }
    let tapped = events.reversed().lazy.compactMap { event -> Query? in
      guard case .act(let act) = event, act.kind == .gesture(.tap) else { return nil }
      return act.query
    }.first
    return padded + (tapped.map { [typing(into: $0)] } ?? []) + focused
  }

  /// The script in which the element of a query is a field wherever it is shown; a tap on it then
  /// leads nowhere else.
  private func typing(into query: Query) -> DraftScript {
    var changed = script
    for (scene, tree) in script.scenes {
      guard let place = tree.firstPlace(of: query) else {
        continue
      }
      changed.scenes[scene]?.change(place) { if !$0.type.takesText { $0.type = .textField } }
    }
    return changed
  }

  // MARK: - Scenes

  /// Changes what a query saw: from the beginning of its scene, or else from the last place where
  /// another scene can begin.
  func changing(
    _ look: ScriptLook, _ change: (DraftTree) -> [DraftTree]
  ) -> [DraftScript] {
    let trees = change(script.tree(look.scene))
    let atOnce = trees.map { tree in
      var changed = script
      changed.scenes[look.scene] = tree
      return changed
    }
    guard look.boundary > look.scene, script.scenes.count < DraftScript.sceneLimit else {
      return atOnce
    }
    // An element that a test waits for while a spinner is shown appears when the spinner has gone.
    let spinners = look.isOfWait ? script.tree(look.scene).elements.filter(\.isSpinner) : []
    var later: [DraftScript] = []
    for var tree in trees {
      tree.elements.removeAll(where: spinners.contains)
      var changed = script
      changed.scenes[look.boundary] = tree
      if look.boundary.wait > 0 {
        changed.waits.insert(look.boundary)
      } else {
        changed.furtherActions.insert(look.boundary.action)
        changed.quietActions.remove(look.boundary.action)
      }
      later.append(changed)
    }
    return spinners.isEmpty ? atOnce + later : later + atOnce
  }
}

extension ElementType {
  /// The attribute by which a test most likely reads the text of an element.
  fileprivate var textAttribute: ElementAttribute {
    switch self {
    case .progressIndicator, .slider, .switch, .toggle, .picker, .pickerWheel, .pageIndicator:
      .value
    default: takesText ? .value : .label
    }
  }
}

extension DraftElement {
  /// Whether it shows that something is in progress.
  fileprivate var isSpinner: Bool { type == .activityIndicator || type == .progressIndicator }
}
