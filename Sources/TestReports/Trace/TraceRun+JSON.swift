import SimulatedApp
import VirtualTime

extension TraceDocument {
  static func write(_ run: TraceRun, to list: inout TraceJSON, _ tables: inout TraceTables) {
    list.object { object in
      writeHeader(of: run, to: &object)
      object.list("steps") { steps in
        for step in run.steps { write(step, to: &steps, &tables) }
      }
      object.key("log")
      object.texts(run.log)
      object.list("spans") { spans in
        for span in run.spans { write(span, to: &spans) }
      }
      object.list("requests") { requests in
        for request in run.requests { write(request, to: &requests) }
      }
    }
  }

  private static func writeHeader(of run: TraceRun, to object: inout TraceJSON) {
    object.text("name", run.name)
    object.text("app", run.header.app)
    object.text("bundle", run.header.bundle)
    object.text("variant", run.variant)
    object.text("device", run.header.device)
    object.text("seed", run.header.seed)
    object.text("replay", run.header.replay ?? "")
    object.text("faults", run.header.faults.description)
    object.text("latencies", run.latencies == LatencyPlan.asWritten.name ? "" : run.latencies)
    object.key("holds")
    object.flag(run.holds)
    object.number("leftOut", run.leftOut)
    object.key("divergence")
    run.divergence.map { object.number($0) } ?? object.null()
  }

  private static func write(_ span: TraceRun.Span, to list: inout TraceJSON) {
    list.list { row in
      row.text(span.name)
      row.number(span.start)
      row.number(span.end ?? -1)
      row.text(span.outcome)
    }
  }

  private static func write(_ request: TraceRun.Request, to list: inout TraceJSON) {
    list.list { row in
      row.number(request.number)
      for text in [request.method, request.url, request.by, request.body] { row.text(text) }
      row.number(request.start)
      row.number(request.end ?? -1)
      row.flag(request.isCancelled)
      guard let answer = request.answer else { return row.null() }
      row.number(answer.status)
      for text in [answer.rule, answer.failure, answer.message, answer.type, answer.body ?? ""] {
        row.text(text)
      }
      row.number(answer.bytes)
    }
  }

  // MARK: - Steps

  /// Writes a step; members with default values are left out.
  private static func write(
    _ step: TraceStep, to list: inout TraceJSON, _ tables: inout TraceTables
  ) {
    list.object { object in
      object.text("k", step.kind.rawValue)
      object.text("w", step.text)
      object.number("l", step.level)
      object.number("t", step.start)
      write("e", step.end == step.start ? nil : step.end, to: &object)
      write("b", step.before.map(Int64.init), to: &object)
      write("a", step.after.map(Int64.init), to: &object)
      if !step.outcome.isEmpty {
        object.text("o", step.outcome)
      }
      if !step.log.isEmpty {
        object.key("g")
        object.numbers([step.log.lowerBound, step.log.upperBound])
      }
      writeDetails(of: step, to: &object, &tables)
    }
  }

  private static func writeDetails(
    of step: TraceStep, to object: inout TraceJSON, _ tables: inout TraceTables
  ) {
    if !step.touches.isEmpty {
      object.list("p") { list in
        for point in step.touches { for number in point { list.number(number) } }
      }
    }
    if !step.looks.isEmpty {
      object.list("q") { list in
        for look in step.looks { write(look, to: &list, &tables) }
      }
    }
    write("m", step.looksLeftOut > 0 ? step.looksLeftOut : nil, to: &object)
    if !step.pending.isEmpty {
      object.list("n") { list in
        for event in step.pending {
          list.number(event.deadline.nanoseconds)
          list.number(tables.number(of: event.words))
        }
      }
    }
    write("o", step.hasMorePending ? 1 : nil, to: &object)
    if !step.callers.isEmpty {
      object.key("s")
      object.numbers(step.callers.map { tables.number(of: $0.description) })
    }
    if let attachment = step.attachment { write(attachment, to: &object) }
  }

  private static func write(
    _ look: TraceStep.Look, to list: inout TraceJSON, _ tables: inout TraceTables
  ) {
    list.list { row in
      row.number(look.matches)
      row.number(look.count)
      row.number(look.scene ?? -1)
      row.list { stages in
        let texts = look.stageTexts.isEmpty ? [look.query] : look.stageTexts
        for (number, text) in texts.enumerated() {
          stages.list { stage in
            stage.number(tables.number(of: text))
            guard number < look.stages.count else { return }
            stage.number(look.stages[number].count)
            stage.numbers(look.stages[number].first)
          }
        }
      }
    }
  }

  private static func write(_ attachment: Attachment, to object: inout TraceJSON) {
    object.list("f") { row in
      row.text(attachment.name)
      row.text(attachment.type)
      row.number(attachment.size)
      switch attachment.content {
      case .text(let text):
        row.text("text")
        row.text(text)
      case .base64(let digits):
        row.text("base64")
        row.text(digits)
      case .leftOut: row.text("")
      }
    }
  }

  private static func write(_ key: StaticString, _ number: Int64?, to object: inout TraceJSON) {
    guard let number else { return }
    object.key(key)
    object.number(number)
  }
}
