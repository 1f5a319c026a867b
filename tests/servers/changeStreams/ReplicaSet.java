import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.AbstractCursor;
import de.bwaldvogel.mongo.backend.Cursor;
import de.bwaldvogel.mongo.backend.aggregation.Aggregation;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import de.bwaldvogel.mongo.bson.BsonTimestamp;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.oplog.CollectionBackedOplog;
import de.bwaldvogel.mongo.oplog.Oplog;
import de.bwaldvogel.mongo.oplog.OplogPosition;
import io.netty.channel.Channel;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.List;

/**
 * A server that speaks MongoDB's protocol, in memory and with change streams, for the tests of the MongoDB store.
 * mongo-java-server has a log of writes and streams over it; this adds what drivers expect of a replica set's primary.
 *
 * Usage: java -cp 'FOLDER/*' ReplicaSet.java. It prints its address in one line once it listens, and stops on SIGTERM.
 */
public class ReplicaSet extends MemoryBackend {
  /** A waiting stream keeps a thread; connections get theirs in turn, so that few of them share one. */
  private static final int THREADS = 64;

  public static void main(String[] arguments) {
    var server = new MongoServer(new ReplicaSet());
    server.enableOplog();
    server.bind(new InetSocketAddress("127.0.0.1", 0), 1, THREADS);
    System.out.println("mongodb://127.0.0.1:" + server.getLocalAddress().getPort() + "/");
  }

  @Override
  public Document handleCommand(Channel channel, String database, String command, Document query) {
    if (command.equalsIgnoreCase("hello") || command.equalsIgnoreCase("isMaster")) {
      return asPrimary(super.handleCommand(channel, database, "isMaster", query), channel);
    }
    var answer = super.handleCommand(channel, database, command, query);
    if (answer.get("cursor") instanceof Document cursor && streamOf(cursor) instanceof ChangeStream stream) {
      cursor.append("postBatchResumeToken", stream.resumeToken);
    }
    return answer;
  }

  private static Document asPrimary(Document answer, Channel channel) {
    var address = (InetSocketAddress) channel.localAddress();
    var name = address.getAddress().getHostAddress() + ":" + address.getPort();
    return answer
        // That of MongoDB 5.0. The server itself says 8, which drivers refuse.
        .append("maxWireVersion", 13)
        .append("helloOk", true)
        .append("isWritablePrimary", true)
        .append("setName", "tests")
        .append("setVersion", 1)
        .append("hosts", List.of(name))
        .append("primary", name)
        .append("me", name)
        .append("logicalSessionTimeoutMinutes", 30);
  }

  private Cursor streamOf(Document cursor) {
    var id = (Long) cursor.get("id");
    return id == 0 ? null : getCursorRegistry().getCursor(id);
  }

  @Override
  protected Oplog createOplog() {
    super.createOplog();
    @SuppressWarnings("unchecked")
    var writes = (MongoCollection<Document>) resolveDatabase("local").resolveCollection(OPLOG_COLLECTION_NAME, true);
    var cursors = getCursorRegistry();
    return new CollectionBackedOplog(this, writes, cursors) {
      /** The server tells the update as the key of the document: so the update gets the id. */
      @Override
      public void handleUpdate(String namespace, Document selector, Document update, List<Object> ids) {
        for (var id : ids) {
          var written = update.clone();
          written.put("_id", id);
          super.handleUpdate(namespace, selector, written, List.of(id));
        }
      }

      @Override
      public Cursor createCursor(Document options, String namespace, Aggregation changes) {
        var resumed = (Document) options.getOrDefault("startAfter", options.get("resumeAfter"));
        var resumeToken = resumed == null ? newest() : resumed;
        var cursor = super.createCursor(options, namespace, changes);
        // A stream that is resumed after its collection was dropped ends at once.
        if (cursor.getId() == 0) return cursor;
        var stream = new ChangeStream(cursor, resumeToken);
        cursors.remove(cursor);
        cursors.add(stream);
        return stream;
      }

      private Document newest() {
        var times = writes.queryAllAsStream().map(write -> (BsonTimestamp) write.get("ts"));
        var newest = times.max(BsonTimestamp::compareTo).orElseGet(() -> new BsonTimestamp(Instant.now(), 0));
        return new Document("_data", new OplogPosition(newest).toHexString());
      }
    };
  }

  /**
   * A stream that waits a moment for changes, as drivers ask again at once, and that can be resumed before it has told any:
   * drivers resume it from a token.
   */
  private static class ChangeStream extends AbstractCursor {
    private static final long WAIT_MS = 50;

    private final Cursor changes;
    private boolean opened;
    private Document resumeToken;

    ChangeStream(Cursor changes, Document resumeToken) {
      super(changes.getId());
      this.changes = changes;
      this.resumeToken = resumeToken;
    }

    @Override
    public boolean isEmpty() {
      return false;
    }

    @Override
    public List<Document> takeDocuments(int count) {
      if (opened) pause();
      else opened = true;
      var taken = changes.takeDocuments(count);
      if (!taken.isEmpty()) resumeToken = (Document) taken.get(taken.size() - 1).get("_id");
      return taken;
    }

    private static void pause() {
      try {
        Thread.sleep(WAIT_MS);
      } catch (InterruptedException stopping) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
